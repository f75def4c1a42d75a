// Public holidays in Australia, 2026 to 2030, compiled on 16 November 2026. Check a day by its sources, then change its row.
//
// A row: date and hours (none: the whole day) | states, or a state and its regions | name | status | sources | note.
// Hours are on the clock of the site. 'instead of' names the statewide day that the regions give up.
// A row with = describes a region; @ names a note that several rows have.
//
// Status: law, fixed by the Act; declared, by order, proclamation or official list for that year; expected, by habit or
// seen in one unofficial source; disputed, where sources differ or a change of the law is pending.
//
// Left out: bank holidays, days for the Tasmanian State Service only, and what a Bill would change if it passed.
// Of Queensland's 97 show days in 2026 the table has 21. New South Wales publishes its local days by order at least
// 7 days before, and the order for 2026 was not found: three of its local days are here.
//
// Sources
// L1  New South Wales, Public Holidays Act 2010, sections 4 to 6
// L2  Victoria, Public Holidays Act 1993, sections 6, 8 and 8A, with the amending Act 29 of 2019, section 3
// L3  Queensland, Holidays Act 1983, schedule (a version before Easter Sunday was added)
// L4  SafeWork SA, news of 30 November 2023; SA Hansard, 16 November 2023 (Public Holidays Act 2023)
// L5  wa.gov.au, outcomes of the public holiday review; commerce.wa.gov.au, regional dates
// L6  Tasmania, Statutory Holidays Act 2000 (version to September 2022); WorkSafe Tasmania's page
// L8  Northern Territory, Public Holidays Amendment Bill 2016, second reading; the list of the OCPE
// F1  fairwork.gov.au/leave/public-holidays, about April 2026
// T1  The eight state and territory pages on 24 September 2026, as transcribed in a public repository
// T2  github.com/darrentmorgan/au-accounting, data/holidays/au.yaml at 2877baca (official pages read on 29 September 2026)
// T3  A public repository's rules from the eight Acts, July 2026
// T4  A public repository's review of the official lists, 15 August 2026
// X2  vacanza/holidays 0.105
// X4  holidays/definitions at 40fa7c0
// X5  WA dates 2004 to 2027 in Date::Holidays::AU; WA school terms 2026 to 2029 in vacanza/holidays 0.105
// X6  Date::Holidays::AU (Tasmanian schedule and NT show days)
// N1  miragenews 1620067 (NSW Government, February 2026)
// N2  perthnow c-21699166 (NSW order, 20 February 2026)
// N3  mba.org.au, public holidays align; region.com.au 926544 for the first decision, since revoked
// N5  condobolinargus.com.au, West Wyalong Show
// N7  nswpublicholidays.com.au, 2026
// N9  qldpublicholidays.com.au
// N10 nationaltoday, Geelong Cup Day; Business Victoria's list, by T1
// N11 thewest.com.au c-16634678; porthedland.wa.gov.au, notice 349

export const AUSTRALIAN_TABLE = `
= TAS: Regatta area (south) | South of and including Oatlands and Swansea, without Bronte Park, Catagunya, Strathgordon, Tarraleah, Wayatinah and the West Coast.
= TAS: Recreation Day area | Every part of the state outside the Regatta area.
= TAS: Hobart Show area | South of and including Oatlands and Swansea, with Bronte Park, Strathgordon, Tarraleah and Wayatinah, without the West Coast.
= TAS: Launceston Show area | Break O'Day, Dorset, George Town, Launceston, Meander Valley, Northern Midlands, West Tamar.
= TAS: Burnie Show area | Burnie, Waratah-Wynyard, West Coast.
= TAS: Devonport Show area | Devonport, Kentish, Latrobe.
@cup Whole state except where a council outside Melbourne has a substitute day.
@final Named in the Act, but the date follows the AFL fixture. Here: the day before the last Saturday in September, which held in 2017 to 2019 and since 2021. The official list still said subject to the schedule on 29 Sep 2026.
@geelong By habit the Wednesday 13 days before Melbourne Cup Day, and then instead of it. The council asks for it each year.
@bendigo By habit the Wednesday 6 days before Melbourne Cup Day, and then instead of it. The council asks for it each year.
@computed Computed from the schedule; not yet compared with a published list.
@easter-wa Official names differ: Queensland and the ACT use the day after Good Friday, Victoria the Saturday before Easter Sunday. WA only if its Bill passes.
@show By habit, one of the four Fridays from the first in July, set each year by notice in the Gazette. The pattern held in 2015 to 2020 and 2024 to 2027.
@ekka Wednesday of the show; show opens on the first Friday in August that is the 5th or later. Appointed each year.

2026-01-01 | all | New Year's Day | law | T1 T2
2026-01-26 | all | Australia Day | law | T1 T2
2026-02-06 12:00-18:00 | NSW: Walcha | Walcha Cup | expected | N7 | One commercial site only; order not seen.
2026-02-09 | TAS: Regatta area (south) | Royal Hobart Regatta | law | T1 X6 L6
2026-02-13 09:00-17:00 | NSW: Kangaroo Valley | Kangaroo Valley Show | expected | N7 | One commercial site only; order not seen. Part of Shoalhaven.
2026-03-02 | WA | Labour Day | law | T1 T2
2026-03-03 | TAS: King Island | King Island Show | law | T1 X6 L6
2026-03-09 | SA | Adelaide Cup Day | law | T1 T2
2026-03-09 | ACT | Canberra Day | law | T1 T2
2026-03-09 | TAS | Eight Hours Day | law | T1 T2
2026-03-09 | VIC | Labour Day | law | T1 T2
2026-03-27 | QLD: Toowoomba | Toowoomba Royal Show | declared | T1 | Regional council area without Yarraman, Upper Yarraman and Cooyar.
2026-04-03 | all | Good Friday | law | T1 T2
2026-04-04 | ACT NSW NT QLD SA VIC | Easter Saturday | law | T1 T2 | Official names differ: Queensland and the ACT use the day after Good Friday, Victoria the Saturday before Easter Sunday.
2026-04-05 | ACT NSW NT QLD SA VIC WA | Easter Sunday | law | T1 T2
2026-04-06 | all | Easter Monday | law | T1 T2
2026-04-25 | all | Anzac Day | law | T1 T2 F1 | Saturday. No Monday in NT, QLD, SA, TAS or VIC.
2026-04-27 | WA | Additional public holiday for Anzac Day | law | T1 T2 | Automatic under the WA Act.
2026-04-27 | NSW | Additional public holiday for Anzac Day | declared | T1 T2 N1 N2 | Public Holidays Amendment (Anzac Day) Order 2026; 2026 and 2027 only.
2026-04-27 | ACT | Additional public holiday for Anzac Day | declared | T1 T2 T3 N3 | NI2026-154 (notified 25 Mar 2026) added the Monday and revoked NI2025-650, which had moved the holiday wholly to the Monday. Both days count.
2026-05-04 | QLD | Labour Day | law | T1 T2
2026-05-04 | NT | May Day | law | T1 T2
2026-05-07 | VIC: Moyne; Warrnambool | Local holiday instead of Melbourne Cup Day | declared instead of 2026-11-03 | T1
2026-05-08 | TAS: Circular Head | Agfest | law | T1 X6 L6
2026-05-15 | QLD: Ipswich | Ipswich Show | declared | T1
2026-05-22 | QLD: Fraser Coast | Fraser Coast Show | declared | T1
2026-05-28 | QLD: Bundaberg | Bundaberg Show | declared | T1 | Postcodes 4660, 4670 and 4673.
2026-05-29 | QLD: Sunshine Coast (former Caloundra) | Maleny Show | declared | T1
2026-06-01 | ACT | Reconciliation Day | law | T1 T2
2026-06-01 | WA | Western Australia Day | law | T1 T2
2026-06-08 | ACT NSW NT SA TAS VIC | King's Birthday | law | T1 T2
2026-06-11 | QLD: Rockhampton | Rockhampton Show | declared | T1
2026-06-12 | QLD: Sunshine Coast (former Maroochy) | Sunshine Coast Show | declared | T1
2026-06-18 | QLD: Mackay | Mackay Show | declared | T1
2026-06-19 | QLD: Mount Isa | Mount Isa Show | declared | T1
2026-07-03 | NT: Alice Springs show region | Alice Springs Show Day | declared | T1
2026-07-06 | QLD: Townsville | Townsville Show | declared | T1
2026-07-10 | NT: Tennant Creek show region | Tennant Creek Show Day | declared | T1
2026-07-17 | QLD: Cairns | Cairns Show | declared | T1
2026-07-17 | NT: Katherine show region | Katherine Show Day | declared | T1
2026-07-24 | NT: Darwin show region | Darwin Show Day | declared | T1
2026-08-03 | NT | Picnic Day | law | T1 T2
2026-08-03 | WA: City of Karratha; Town of Port Hedland | King's Birthday | declared instead of 2026-09-28 | T1 | Instead of 28 September in this district.
2026-08-10 | QLD: Gladstone; Lockyer Valley; Logan; Moreton Bay; Redland; Scenic Rim; Somerset | Royal Queensland Show (Monday areas) | declared | T1 | Monday, not the Brisbane Wednesday.
2026-08-12 | QLD: City of Brisbane | Royal Queensland Show (Ekka) | declared | T1 F1 | On the state list.
2026-08-14 | NT: Borroloola show region | Borroloola Show Day | declared | T1 | Official list as read on 24 Sep 2026; commercial calendars print 21 August.
2026-08-28 | QLD: Gold Coast | Gold Coast Show | declared | T1
2026-09-02 12:00-18:00 | NSW: Bland Shire | West Wyalong Show | declared | N5 | Declared by ministerial order in June 2025.
2026-09-11 | QLD: Noosa | Noosa Show | declared | T1
2026-09-25 | VIC | Friday before the AFL Grand Final | declared | T1 T2 T4 | Named in the Act; date set by the league.
2026-09-28 | WA | King's Birthday | declared | T1 T2 T3 | Proclaimed. Karratha and Port Hedland take another day.
2026-10-02 | TAS: Burnie Show area | Burnie Show | law | T1 X6 L6
2026-10-05 | QLD | King's Birthday | law | T1 T2
2026-10-05 | ACT NSW SA | Labour Day | law | T1 T2
2026-10-07 | VIC: Mildura (west part) | Local holiday instead of Melbourne Cup Day | declared instead of 2026-11-03 | T1 | West from and including Boinka, south of Murray Sunset National Park.
2026-10-08 | TAS: Launceston Show area | Royal Launceston Show | law | T1 X6 L6
2026-10-08 hours unknown | VIC: Yarriambiack (Warracknabeal) | Local half day instead of Melbourne Cup Day | disputed | T1 | Listed as a half day; hours not seen, and not known whether Melbourne Cup Day keeps the other half.
2026-10-13 | VIC: Hindmarsh (Rainbow district) | Local holiday instead of Melbourne Cup Day | declared instead of 2026-11-03 | T1
2026-10-15 | VIC: Hindmarsh (Nhill district) | Local holiday instead of Melbourne Cup Day | declared instead of 2026-11-03 | T1
2026-10-16 | TAS: Flinders Island | Flinders Island Show | law | T1 X6 L6
2026-10-21 | VIC: Greater Geelong; Moira (Numurkah district) | Local holiday instead of Melbourne Cup Day | declared instead of 2026-11-03 | T1
2026-10-22 | TAS: Hobart Show area | Royal Hobart Show | law | T1 X6 L6
2026-10-28 | VIC: Greater Bendigo (west of the Campaspe) | Local holiday instead of Melbourne Cup Day | declared instead of 2026-11-03 | T1
2026-11-02 | TAS: Recreation Day area | Recreation Day | law | T1 X6 L6
2026-11-03 | VIC | Melbourne Cup Day | law | T1 T2 | @cup
2026-11-04 | VIC: Macedon Ranges (part) | Local holiday instead of Melbourne Cup Day | declared instead of 2026-11-03 | T1 | Postcodes 3444, 3446, 3458, Cadello and Carlsruhe.
2026-11-27 | TAS: Devonport Show area | Devonport Show | law | T1 X6 L6
2026-11-27 | VIC: Wodonga | Local holiday instead of Melbourne Cup Day | declared instead of 2026-11-03 | T1
2026-12-24 18:00-24:00 | QLD | Christmas Eve | law | T1 T2 F1
2026-12-24 19:00-24:00 | NT SA | Christmas Eve | law | T1 T2 F1
2026-12-25 | all | Christmas Day | law | T1 T2
2026-12-26 | ACT NSW NT QLD VIC WA | Boxing Day | law | T1 T2 F1
2026-12-26 | SA | Proclamation Day | law | T1 T2 F1
2026-12-28 | ACT NSW NT QLD VIC WA | Additional public holiday for Boxing Day | law | T1 T2 F1
2026-12-28 | SA | Additional public holiday for Proclamation Day | law | T1 T2 F1
2026-12-28 | TAS | Boxing Day | law | T1 T2 L6 | Tasmania: instead of 2026-12-26, which is not a holiday there.
2026-12-31 19:00-24:00 | NT SA | New Year's Eve | law | T1 T2 F1

2027-01-01 | all | New Year's Day | law | T1 T2
2027-01-26 | all | Australia Day | law | T1 T2
2027-02-08 | TAS: Regatta area (south) | Royal Hobart Regatta | law | T1 X6 L6
2027-03-01 | WA | Labour Day | law | T1 T2
2027-03-02 | TAS: King Island | King Island Show | law | T1 X6 L6
2027-03-08 | SA | Adelaide Cup Day | law | T1 T2
2027-03-08 | ACT | Canberra Day | law | T1 T2
2027-03-08 | TAS | Eight Hours Day | law | T1 T2
2027-03-08 | VIC | Labour Day | law | T1 T2
2027-03-26 | all | Good Friday | law | T1 T2
2027-03-27 | ACT NSW NT QLD SA VIC | Easter Saturday | law | T1 T2 | Official names differ: Queensland and the ACT use the day after Good Friday, Victoria the Saturday before Easter Sunday.
2027-03-28 | ACT NSW NT QLD SA VIC WA | Easter Sunday | law | T1 T2
2027-03-29 | all | Easter Monday | law | T1 T2
2027-04-25 | NSW SA TAS VIC WA | Anzac Day | law | T1 T2 | Sunday. SA, TAS and VIC get no Monday. Moved to Monday in QLD and NT.
2027-04-25 | ACT | Additional public holiday for Anzac Day | declared | T1 T2 | The Act moves Anzac Day to the Monday; the ACT list as read on 24 and 29 Sep 2026 shows the Sunday as a holiday too. A July 2026 reading found no declaration, and the instrument number was not seen: check it at legislation.act.gov.au.
2027-04-26 | WA | Additional public holiday for Anzac Day | law | T1 T2 | Automatic under the WA Act.
2027-04-26 | NSW | Additional public holiday for Anzac Day | declared | T1 T2 N1 N2 | Public Holidays Amendment (Anzac Day) Order 2026; last year of the trial.
2027-04-26 | ACT NT QLD | Anzac Day | law | T1 T2 T3 L3 | Monday instead of Sunday 25 April under the Acts. In QLD and NT the Sunday is not a holiday.
2027-05-03 | QLD | Labour Day | law | T1 T2
2027-05-03 | NT | May Day | law | T1 T2
2027-05-07 | TAS: Circular Head | Agfest | law | T1 X6 L6
2027-05-31 | ACT | Reconciliation Day | law | T1 T2
2027-06-07 | WA | Western Australia Day | law | T1 T2
2027-06-14 | ACT NSW NT SA TAS VIC | King's Birthday | law | T1 T2
2027-07-02 | NT: Alice Springs show region | Alice Springs Show Day | declared | T1
2027-07-09 | NT: Tennant Creek show region | Tennant Creek Show Day | declared | T1
2027-07-16 | NT: Katherine show region | Katherine Show Day | declared | T1
2027-07-23 | NT: Darwin show region | Darwin Show Day | declared | T1
2027-08-02 | NT | Picnic Day | law | T1 T2
2027-08-02 | WA: City of Karratha | King's Birthday | expected | T1 L5 N11 | By habit the first Monday in August, and then instead of 27 September. In 2025 the city asked to keep August for three more years.
2027-08-11 | QLD: City of Brisbane | Royal Queensland Show (Ekka) | declared | T1 | On the state list.
2027-08-13 | NT: Borroloola show region | Borroloola Show Day | declared | T1
2027-08-27 | QLD: Gold Coast | Gold Coast Show | expected | T1 N9 | By habit a Friday between 27 August and 1 September.
2027-09-24 | VIC | Friday before the AFL Grand Final | expected | T1 T2 L2 | @final
2027-09-27 | WA | King's Birthday | declared | T1 T2 T3 | Proclaimed. Karratha and Port Hedland take another day.
2027-10-01 | TAS: Burnie Show area | Burnie Show | law | T1 X6 L6
2027-10-04 | QLD | King's Birthday | law | T1 T2
2027-10-04 | ACT NSW SA | Labour Day | law | T1 T2
2027-10-07 | TAS: Launceston Show area | Royal Launceston Show | law | T1 X6 L6
2027-10-15 | TAS: Flinders Island | Flinders Island Show | law | T1 X6 L6
2027-10-20 | VIC: Greater Geelong | Geelong Cup Day | expected | T1 N10 | @geelong
2027-10-21 | TAS: Hobart Show area | Royal Hobart Show | law | T1 X6 L6
2027-10-27 | VIC: Greater Bendigo (west of the Campaspe) | Bendigo Cup Day | expected | T1 N10 | @bendigo
2027-11-01 | TAS: Recreation Day area | Recreation Day | law | T1 X6 L6
2027-11-02 | VIC | Melbourne Cup Day | law | T1 T2 | @cup
2027-11-26 | TAS: Devonport Show area | Devonport Show | law | T1 X6 L6
2027-12-24 18:00-24:00 | QLD | Christmas Eve | law | T1 T2
2027-12-24 19:00-24:00 | NT SA | Christmas Eve | law | T1 T2
2027-12-25 | all | Christmas Day | law | T1 T2 | Saturday: stays a holiday everywhere, SA included since the 2023 Act and NT since 2016.
2027-12-26 | ACT NSW NT QLD VIC WA | Boxing Day | law | T1 T2
2027-12-26 | SA | Proclamation Day | law | T1 T2
2027-12-27 | all | Additional public holiday for Christmas Day | law | T1 T2 L4 L6 L8
2027-12-28 | ACT NSW NT QLD VIC WA | Additional public holiday for Boxing Day | law | T1 T2
2027-12-28 | SA | Additional public holiday for Proclamation Day | law | T1 T2
2027-12-28 | TAS | Boxing Day | law | T1 T2 L6 | Tasmania: instead of 2027-12-26, which is not a holiday there.
2027-12-31 19:00-24:00 | NT SA | New Year's Eve | law | T1 T2

2028-01-01 | ACT NSW NT QLD SA VIC WA | New Year's Day | law | T2 T3 | Weekend: the day stays a holiday and the Monday is added. Tasmania moves it instead.
2028-01-03 | ACT NSW NT QLD SA VIC WA | Additional public holiday for New Year's Day | law | T2 T3
2028-01-03 | TAS | New Year's Day | law | T2 T3 | Tasmania: Monday instead of 2028-01-01; the weekend date is not a holiday.
2028-01-26 | all | Australia Day | law | T2 T3
2028-02-14 | TAS: Regatta area (south) | Royal Hobart Regatta | law | X6 L6 | @computed
2028-03-06 | WA | Labour Day | disputed | T2 T3 L5 | Date under the Act as it stands. A Bill not passed by 29 Sep 2026 would move it to 2028-03-13.
2028-03-07 | TAS: King Island | King Island Show | law | X6 L6 | @computed
2028-03-13 | SA | Adelaide Cup Day | law | T2 T3
2028-03-13 | ACT | Canberra Day | law | T2 T3
2028-03-13 | TAS | Eight Hours Day | law | T2 T3
2028-03-13 | VIC | Labour Day | law | T2 T3
2028-04-14 | all | Good Friday | law | T2 T3
2028-04-15 | ACT NSW NT QLD SA VIC | Easter Saturday | law | T2 T3 | @easter-wa
2028-04-16 | ACT NSW NT QLD SA VIC WA | Easter Sunday | law | T2 T3
2028-04-17 | all | Easter Monday | law | T2 T3
2028-04-25 | all | Anzac Day | law | T2 T3
2028-05-01 | QLD | Labour Day | law | T2 T3
2028-05-01 | NT | May Day | law | T2 T3
2028-05-05 | TAS: Circular Head | Agfest | law | X6 L6 | @computed
2028-05-29 | ACT | Reconciliation Day | law | T2 T3
2028-06-05 | WA | Western Australia Day | disputed | T2 T3 L5 | Date under the Act as it stands. A pending Bill would move it to 2028-11-13.
2028-06-12 | ACT NSW NT SA TAS VIC | King's Birthday | law | T2 T3
2028-07-07 | NT: Alice Springs show region | Alice Springs Show Day | expected | T1 L8 X6 | @show
2028-07-14 | NT: Tennant Creek show region | Tennant Creek Show Day | expected | T1 L8 X6 | @show
2028-07-21 | NT: Katherine show region | Katherine Show Day | expected | T1 L8 X6 | @show
2028-07-28 | NT: Darwin show region | Darwin Show Day | expected | T1 L8 X6 | @show
2028-08-07 | NT | Picnic Day | law | T2 T3
2028-08-16 | QLD: City of Brisbane | Royal Queensland Show (Ekka) | expected | X2 X4 | @ekka
2028-09-25 | WA | King's Birthday | disputed | T3 X2 X5 L5 | Not proclaimed. Guess: first Monday of the spring school holidays, which fits the proclaimed 2026 and 2027 dates. A pending Bill would move it to 2028-06-12 and make this Monday Show Day.
2028-09-29 | VIC | Friday before the AFL Grand Final | expected | T1 T2 L2 | @final
2028-10-02 | QLD | King's Birthday | law | T2 T3
2028-10-02 | ACT NSW SA | Labour Day | law | T2 T3
2028-10-06 | TAS: Burnie Show area | Burnie Show | law | X6 L6 | @computed
2028-10-12 | TAS: Launceston Show area | Royal Launceston Show | law | X6 L6 | @computed
2028-10-20 | TAS: Flinders Island | Flinders Island Show | law | X6 L6 | @computed
2028-10-25 | VIC: Greater Geelong | Geelong Cup Day | expected | T1 N10 | @geelong
2028-10-26 | TAS: Hobart Show area | Royal Hobart Show | law | X6 L6 | @computed
2028-11-01 | VIC: Greater Bendigo (west of the Campaspe) | Bendigo Cup Day | expected | T1 N10 | @bendigo
2028-11-06 | TAS: Recreation Day area | Recreation Day | law | X6 L6 | @computed
2028-11-07 | VIC | Melbourne Cup Day | law | T2 T3 | @cup
2028-12-01 | TAS: Devonport Show area | Devonport Show | law | X6 L6 | @computed
2028-12-24 18:00-24:00 | QLD | Christmas Eve | law | T3
2028-12-24 19:00-24:00 | NT SA | Christmas Eve | law | T3
2028-12-25 | all | Christmas Day | law | T2 T3
2028-12-26 | ACT NSW NT QLD TAS VIC WA | Boxing Day | law | T2 T3
2028-12-26 | SA | Proclamation Day | law | T2 T3
2028-12-31 19:00-24:00 | NT SA | New Year's Eve | law | T3

2029-01-01 | all | New Year's Day | law | T3
2029-01-26 | all | Australia Day | law | T3
2029-02-12 | TAS: Regatta area (south) | Royal Hobart Regatta | law | X6 L6 | @computed
2029-03-05 | WA | Labour Day | disputed | T2 T3 L5 | Date under the Act as it stands. A Bill not passed by 29 Sep 2026 would move it to 2029-03-19.
2029-03-06 | TAS: King Island | King Island Show | law | X6 L6 | @computed
2029-03-12 | SA | Adelaide Cup Day | law | T3
2029-03-12 | ACT | Canberra Day | law | T3
2029-03-12 | TAS | Eight Hours Day | law | T3
2029-03-12 | VIC | Labour Day | law | T3
2029-03-30 | all | Good Friday | law | T3
2029-03-31 | ACT NSW NT QLD SA VIC | Easter Saturday | law | T3 | @easter-wa
2029-04-01 | ACT NSW NT QLD SA VIC WA | Easter Sunday | law | T3
2029-04-02 | all | Easter Monday | law | T3
2029-04-25 | all | Anzac Day | law | T3
2029-05-04 | TAS: Circular Head | Agfest | law | X6 L6 | @computed
2029-05-07 | QLD | Labour Day | law | T3
2029-05-07 | NT | May Day | law | T3
2029-05-28 | ACT | Reconciliation Day | law | T3
2029-06-04 | WA | Western Australia Day | disputed | T2 T3 L5 | Date under the Act as it stands. A pending Bill would move it to 2029-11-12.
2029-06-11 | ACT NSW NT SA TAS VIC | King's Birthday | law | T3
2029-07-06 | NT: Alice Springs show region | Alice Springs Show Day | expected | T1 L8 X6 | @show
2029-07-13 | NT: Tennant Creek show region | Tennant Creek Show Day | expected | T1 L8 X6 | @show
2029-07-20 | NT: Katherine show region | Katherine Show Day | expected | T1 L8 X6 | @show
2029-07-27 | NT: Darwin show region | Darwin Show Day | expected | T1 L8 X6 | @show
2029-08-06 | NT | Picnic Day | law | T3
2029-08-15 | QLD: City of Brisbane | Royal Queensland Show (Ekka) | expected | X2 X4 | @ekka
2029-09-24 | WA | King's Birthday | disputed | T3 X2 X5 L5 | Not proclaimed. Guess: first Monday of the spring school holidays, which fits the proclaimed 2026 and 2027 dates. A pending Bill would move it to 2029-06-11 and make this Monday Show Day.
2029-09-28 | VIC | Friday before the AFL Grand Final | expected | T1 T2 L2 | @final
2029-10-01 | QLD | King's Birthday | law | T3
2029-10-01 | ACT NSW SA | Labour Day | law | T3
2029-10-05 | TAS: Burnie Show area | Burnie Show | law | X6 L6 | @computed
2029-10-11 | TAS: Launceston Show area | Royal Launceston Show | law | X6 L6 | @computed
2029-10-19 | TAS: Flinders Island | Flinders Island Show | law | X6 L6 | @computed
2029-10-24 | VIC: Greater Geelong | Geelong Cup Day | expected | T1 N10 | @geelong
2029-10-25 | TAS: Hobart Show area | Royal Hobart Show | law | X6 L6 | @computed
2029-10-31 | VIC: Greater Bendigo (west of the Campaspe) | Bendigo Cup Day | expected | T1 N10 | @bendigo
2029-11-05 | TAS: Recreation Day area | Recreation Day | law | X6 L6 | @computed
2029-11-06 | VIC | Melbourne Cup Day | law | T3 | @cup
2029-11-30 | TAS: Devonport Show area | Devonport Show | law | X6 L6 | @computed
2029-12-24 18:00-24:00 | QLD | Christmas Eve | law | T3
2029-12-24 19:00-24:00 | NT SA | Christmas Eve | law | T3
2029-12-25 | all | Christmas Day | law | T3
2029-12-26 | ACT NSW NT QLD TAS VIC WA | Boxing Day | law | T3
2029-12-26 | SA | Proclamation Day | law | T3
2029-12-31 19:00-24:00 | NT SA | New Year's Eve | law | T3

2030-01-01 | all | New Year's Day | law | T3
2030-01-28 | all | Australia Day | law | T3 L1 L2 L3 L6 | Monday instead of 2030-01-26 in every state and territory; 2030-01-26 itself is not a holiday.
2030-02-11 | TAS: Regatta area (south) | Royal Hobart Regatta | law | X6 L6 | @computed
2030-03-04 | WA | Labour Day | disputed | T2 T3 L5 | Date under the Act as it stands. A Bill not passed by 29 Sep 2026 would move it to 2030-03-11.
2030-03-05 | TAS: King Island | King Island Show | law | X6 L6 | @computed
2030-03-11 | SA | Adelaide Cup Day | law | T3
2030-03-11 | ACT | Canberra Day | law | T3
2030-03-11 | TAS | Eight Hours Day | law | T3
2030-03-11 | VIC | Labour Day | law | T3
2030-04-19 | all | Good Friday | law | T3
2030-04-20 | ACT NSW NT QLD SA VIC | Easter Saturday | law | T3 | @easter-wa
2030-04-21 | ACT NSW NT QLD SA VIC WA | Easter Sunday | law | T3
2030-04-22 | all | Easter Monday | law | T3
2030-04-25 | all | Anzac Day | law | T3
2030-05-03 | TAS: Circular Head | Agfest | law | X6 L6 | @computed
2030-05-06 | QLD | Labour Day | law | T3
2030-05-06 | NT | May Day | law | T3
2030-05-27 | ACT | Reconciliation Day | law | T3
2030-06-03 | WA | Western Australia Day | disputed | T2 T3 L5 | Date under the Act as it stands. A pending Bill would move it to 2030-11-11.
2030-06-10 | ACT NSW NT SA TAS VIC | King's Birthday | law | T3
2030-07-05 | NT: Alice Springs show region | Alice Springs Show Day | expected | T1 L8 X6 | @show
2030-07-12 | NT: Tennant Creek show region | Tennant Creek Show Day | expected | T1 L8 X6 | @show
2030-07-19 | NT: Katherine show region | Katherine Show Day | expected | T1 L8 X6 | @show
2030-07-26 | NT: Darwin show region | Darwin Show Day | expected | T1 L8 X6 | @show
2030-08-05 | NT | Picnic Day | law | T3
2030-08-14 | QLD: City of Brisbane | Royal Queensland Show (Ekka) | expected | X2 X4 | @ekka
2030-09-23 | WA | King's Birthday | disputed | T3 X2 X5 L5 | Not proclaimed. Guess: first Monday of the spring school holidays, which fits the proclaimed 2026 and 2027 dates. WA term dates for 2030 not seen; libraries say 2030-09-30, but the same calendar in 2024 gave 23 Sep. A pending Bill would move it to 2030-06-10 and make this Monday Show Day.
2030-09-27 | VIC | Friday before the AFL Grand Final | expected | T1 T2 L2 | @final
2030-10-04 | TAS: Burnie Show area | Burnie Show | law | X6 L6 | @computed
2030-10-07 | QLD | King's Birthday | law | T3
2030-10-07 | ACT NSW SA | Labour Day | law | T3
2030-10-10 | TAS: Launceston Show area | Royal Launceston Show | law | X6 L6 | @computed
2030-10-18 | TAS: Flinders Island | Flinders Island Show | law | X6 L6 | @computed
2030-10-23 | VIC: Greater Geelong | Geelong Cup Day | expected | T1 N10 | @geelong
2030-10-24 | TAS: Hobart Show area | Royal Hobart Show | law | X6 L6 | @computed
2030-10-30 | VIC: Greater Bendigo (west of the Campaspe) | Bendigo Cup Day | expected | T1 N10 | @bendigo
2030-11-04 | TAS: Recreation Day area | Recreation Day | law | X6 L6 | @computed
2030-11-05 | VIC | Melbourne Cup Day | law | T3 | @cup
2030-11-29 | TAS: Devonport Show area | Devonport Show | law | X6 L6 | @computed
2030-12-24 18:00-24:00 | QLD | Christmas Eve | law | T3
2030-12-24 19:00-24:00 | NT SA | Christmas Eve | law | T3
2030-12-25 | all | Christmas Day | law | T3
2030-12-26 | ACT NSW NT QLD TAS VIC WA | Boxing Day | law | T3
2030-12-26 | SA | Proclamation Day | law | T3
2030-12-31 19:00-24:00 | NT SA | New Year's Eve | law | T3
`;

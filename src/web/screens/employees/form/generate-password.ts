/** 'harbour-gecko-lantern-river': one of four thousand million, and easy to read out. */
export function generatePassword(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(4));
  return Array.from(bytes, (byte) => PASSWORD_WORDS[byte]).join('-');
}

/** One word for each of 256 bytes: short, easy to spell over the phone, and none offensive. */
export const PASSWORD_WORDS = `
acorn alpine amber anchor apple apron arbour arrow artist aspen atlas autumn
bacon badge bagel bakery bamboo banjo barley basil basket beacon beetle berry
birch biscuit blanket blossom bonnet border bottle bramble branch brass breeze brick
bridge bronze brook bucket butter button cabin cactus camel candle canoe canvas
canyon carpet carrot castle cedar cellar cello chalk cherry chess chorus cider
cinema circle citrus clay cliff clover cobalt cocoa comet compass copper coral
cotton crane crater cricket crystal curtain daisy dapple dawn desert dolphin domino
donkey drum dune eagle echo elm ember engine falcon fern ferry fiddle
finch flame flannel flute forest fossil fountain gable galaxy garden garnet gecko
ginger glacier glove goblet granite grape gravel grove guitar hammer harbour harvest
hazel heron hickory hollow honey horizon hornet ibis igloo indigo island ivory
jacket jasmine jigsaw jungle juniper kayak kelp kettle kitchen kite koala ladder
lagoon lantern laurel lemon lentil lilac linen lizard llama lobster lotus lumber
magnet magpie mango maple marble meadow melon meteor mint mirror mitten monsoon
mosaic mountain muffin mustard nectar needle nickel nutmeg oak oasis ocean olive
opal orange orchard orchid otter oyster paddle palm panda paper parade parrot
pasture peach pebble pelican pencil pepper piano picnic pigeon pillow pine planet
plum pocket pond poppy potter prairie puddle pumpkin puzzle quartz quilt quokka
rabbit radio raft rain raven reef ribbon river robin rocket rosella saddle
saffron sail salmon sandal sapphire satin saturn scarf shell silver sketch spruce
squash starling summer sunset swallow tandem teapot thistle thunder timber topaz trumpet
tulip turtle violet wombat
`
  .trim()
  .split(/\s+/);

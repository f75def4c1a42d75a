-- The version a shift had before it was only published or taken back: undoing its run asks about such
-- shifts, and keeps those that someone edited. Null until then, and again after any other edit.
alter table shifts add column version_before_publishing integer;

-- An edition of the law that two people at the desk put in force is kept like their other texts, and like them never changes. It
-- stands upon one of the house: «agency/2.0.1» upon «agency/2.0».
alter table content.version
  drop constraint version_kind_check,
  add constraint version_kind_check check (kind in ('notice', 'landing', 'answer', 'message', 'law')) not valid;

alter table orders."order"
  drop constraint names_an_edition,
  add constraint names_an_edition check (
    terms ~ '^[a-z][a-z0-9-]{1,30}/\d+\.\d+(\.\d+)?$'
    and (terms ~ '^(agency|partner)/' or split_part(terms, '/', 1) = coalesce(brand, ''))
  ) not valid;

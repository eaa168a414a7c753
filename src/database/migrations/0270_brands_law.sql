-- A brand may have law texts of its own: its orders name the house's edition («agency/1.0») or that of their own brand («hodhod/1.0»).
alter table orders."order"
  drop constraint names_an_edition,
  add constraint names_an_edition check (
    terms ~ '^[a-z][a-z0-9-]{1,30}/\d+\.\d+$'
    and (terms ~ '^(agency|partner)/' or split_part(terms, '/', 1) = coalesce(brand, ''))
  );

-- Staff of a hotel are users of the desk for their hotels alone: that role stands with no other, and never without a hotel.
alter table desk.staff
  add column hotels text[] not null default '{}'
    check (array_position(hotels, null) is null and cardinality(hotels) <= 20),
  add constraint hotelier_of_hotels check (('hotelier' = any(roles)) = (cardinality(hotels) > 0)),
  add constraint hotelier_alone check (not 'hotelier' = any(roles) or cardinality(roles) = 1);

\ir ../functions/desk-staff.sql
drop trigger sessions_end_with_rights on desk.staff;
create trigger sessions_end_with_rights before update of roles, hotels, disabled_at on desk.staff
  for each row execute function desk.end_sessions();

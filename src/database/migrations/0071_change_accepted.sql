-- The traveller takes a direction at its new hour. A later change asks anew.
alter table flights.hold_legs add column change_accepted_at timestamptz;

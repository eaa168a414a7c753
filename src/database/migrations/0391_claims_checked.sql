-- What 0390 asked of new rows alone is true of the old ones.
alter table messages.preferences validate constraint preferences_event_check;

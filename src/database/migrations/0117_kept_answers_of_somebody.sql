-- A kept answer is of whoever asked: a user, or an address where nobody is signed in.
alter table server.kept_answer add constraint of_somebody check (scope ~ '^(user|address):.') not valid;

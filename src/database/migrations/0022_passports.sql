-- Who travels abroad shows a passport. Countries by their three letters, as passports have them.
alter table passengers.saved
  alter column national_code drop not null,
  add column passport_type text check (passport_type in ('IraqPassport', 'IranianPassport', 'OtherCountries')),
  add column passport_number text check (passport_number ~ '^[A-Z0-9]{6,10}$'),
  add column nationality text check (nationality ~ '^[A-Z]{3}$'),
  add column issuing_country text check (issuing_country ~ '^[A-Z]{3}$'),
  add column passport_expires_on date,
  add constraint a_document check (national_code is not null or passport_number is not null),
  add constraint a_whole_passport
    check (num_nulls(passport_type, passport_number, nationality, issuing_country, passport_expires_on) in (0, 5));

create unique index saved_once_by_passport on passengers.saved (user_id, issuing_country, passport_number)
  where deleted_at is null;

alter table orders.passenger
  alter column national_code drop not null,
  add column passport_type text check (passport_type in ('IraqPassport', 'IranianPassport', 'OtherCountries')),
  add column passport_number text check (passport_number ~ '^[A-Z0-9]{6,10}$'),
  add column nationality text check (nationality ~ '^[A-Z]{3}$'),
  add column issuing_country text check (issuing_country ~ '^[A-Z]{3}$'),
  add column passport_expires_on date,
  add constraint a_document check (national_code is not null or passport_number is not null),
  add constraint a_whole_passport
    check (num_nulls(passport_type, passport_number, nationality, issuing_country, passport_expires_on) in (0, 5));

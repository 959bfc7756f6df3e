-- What the people of a station say of it (decision 0034): hours by day, days with others, services, payment.
alter table station add column details jsonb;

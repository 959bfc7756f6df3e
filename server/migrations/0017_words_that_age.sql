-- For how long a price ranks after one driver alone has changed it (decision 0028), and a log that nothing empties.

alter table current_price
  -- The newest accepted word of the price that one driver alone has displaced, and whose it was: the driver's price
  -- ranks at least as long as that one would have.
  add column displaced_origin text,
  add column displaced_at timestamptz;

create trigger action_log_not_emptied before truncate on action_log
  for each statement execute function refuse_change();

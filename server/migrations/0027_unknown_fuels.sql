-- Fuels that imports have added stood 'al litro' and led the other fuels though nobody had said so: those that no family
-- knows keep their prices, but do not rank until an administrator has said category and unit (decision 0046).
update fuel_type set grade = 'premium' where id between 110 and 999;

-- Nothing writes or reads it since an import is one transaction (decision 0047).
alter table import_attempt drop column progress;

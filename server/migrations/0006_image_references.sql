-- Whether a picture may go is looked up by every reference to it, here and by the foreign keys. Logos and
-- galleries lay without an index: each look read all stations of the country.
create index station_logo_hash on station (logo_hash) where logo_hash is not null;
create index gallery_image_hash on gallery_image (hash);

-- A session is known by the SHA-256 of its token, in hexadecimal: whoever reads the table can use none.
-- Sessions that are under way stay.
alter table user_session rename column token to token_hash;
update user_session set token_hash = encode(sha256(convert_to(token_hash, 'UTF8')), 'hex');

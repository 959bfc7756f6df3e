-- The greeting that a new database has is one line from now on; what an operator wrote stays.
update welcome_message set message = '<h2>Buongiorno, Titano</h2>'
where message = '<h2>Buongiorno, Titano</h2><p>Dove fare il pieno oggi a San Marino, e quanto costa.</p>';

export interface Person {
  name: string;
  position: string;
  town: string;
  /** Year of joining. */
  since: number;
  /** Euro per year. */
  salary: number;
}

/** Fictitious people. */
export const PEOPLE: readonly Person[] = (
  [
    ['Ada Pelliccioni', 'Designer', 'Montegiardino', 2010, 33800],
    ['Bruno Berti', 'Cartographer', 'Fiorentino', 2010, 45600],
    ['Chiara Zafferani', 'Driver', 'Acquaviva', 2011, 27700],
    ['Dario Terenzi', 'Cartographer', 'Domagnano', 2011, 41000],
    ['Elena Terenzi', 'Accountant', 'Borgo Maggiore', 2016, 41000],
    ['Fabio Ceccoli', 'Accountant', 'Montegiardino', 2010, 35800],
    ['Giulia Casali', 'Price checker', 'Chiesanuova', 2018, 26600],
    ['Hugo Fabbri', 'Price checker', 'Borgo Maggiore', 2018, 27500],
    ['Irene Gasperoni', 'Cartographer', 'Domagnano', 2020, 35200],
    ['Luca Berti', 'Translator', 'Borgo Maggiore', 2010, 35900],
    ['Marta Lonfernini', 'Office manager', 'Serravalle', 2022, 40900],
    ['Nico Pelliccioni', 'Office manager', 'San Marino', 2020, 34800],
    ['Paola Mularoni', 'Designer', 'Domagnano', 2011, 39600],
    ['Quirino Zafferani', 'Office manager', 'Fiorentino', 2023, 34600],
    ['Rosa Guidi', 'Cartographer', 'Borgo Maggiore', 2025, 39300],
    ['Sergio Gasperoni', 'Engineer', 'Chiesanuova', 2024, 48700],
    ['Teresa Casali', 'Station owner', 'Borgo Maggiore', 2026, 65300],
    ['Ugo Pelliccioni', 'Engineer', 'Fiorentino', 2024, 52800],
    ['Vera Ugolini', 'Cartographer', 'Borgo Maggiore', 2017, 40000],
    ['Walter Dolcini', 'Accountant', 'Faetano', 2023, 36600],
    ['Zoe Santolini', 'Station owner', 'Fiorentino', 2009, 59600],
    ['Alba Righi', 'Designer', 'Borgo Maggiore', 2024, 33500],
    ['Berta Lonfernini', 'Editor', 'Chiesanuova', 2016, 35000],
    ['Carlo Santolini', 'Office manager', 'Borgo Maggiore', 2014, 36700],
    ['Dina Santolini', 'Price checker', 'Faetano', 2013, 29200],
    ['Enzo Terenzi', 'Price checker', 'Faetano', 2022, 26200],
    ['Flora Santolini', 'Driver', 'Chiesanuova', 2011, 26100],
    ['Gino Fabbri', 'Driver', 'Domagnano', 2009, 28100],
    ['Hedda Ceccoli', 'Designer', 'Faetano', 2018, 32100],
    ['Ivo Fabbri', 'Mechanic', 'Serravalle', 2020, 34800],
    ['Ada Ceccoli', 'Engineer', 'Chiesanuova', 2025, 53800],
    ['Bruno Casali', 'Office manager', 'Serravalle', 2021, 36000],
    ['Chiara Santolini', 'Mechanic', 'Borgo Maggiore', 2024, 35100],
    ['Dario Santolini', 'Accountant', 'Domagnano', 2011, 35600],
    ['Elena Ugolini', 'Designer', 'Borgo Maggiore', 2019, 33300],
    ['Fabio Ercolani', 'Accountant', 'Chiesanuova', 2026, 34200],
    ['Giulia Righi', 'Programmer', 'Acquaviva', 2011, 59300],
    ['Hugo Lonfernini', 'Programmer', 'Montegiardino', 2013, 53200],
    ['Irene Nardi', 'Engineer', 'Fiorentino', 2024, 41100],
    ['Luca Ercolani', 'Office manager', 'San Marino', 2024, 37100],
    ['Marta Ottaviani', 'Cartographer', 'Chiesanuova', 2012, 43500],
    ['Paola Nardi', 'Office manager', 'Chiesanuova', 2025, 31200],
    ['Quirino Lonfernini', 'Price checker', 'Fiorentino', 2013, 28400],
    ['Rosa Berti', 'Accountant', 'Serravalle', 2018, 41200],
    ['Sergio Dolcini', 'Translator', 'Faetano', 2025, 32600],
    ['Teresa Gasperoni', 'Engineer', 'Domagnano', 2026, 51800],
    ['Ugo Zafferani', 'Engineer', 'Domagnano', 2015, 44100],
    ['Vera Santolini', 'Translator', 'Domagnano', 2015, 34600],
    ['Walter Valentini', 'Engineer', 'Acquaviva', 2009, 45100],
    ['Zoe Valentini', 'Editor', 'Domagnano', 2020, 35700],
    ['Berta Righi', 'Cartographer', 'Domagnano', 2012, 36900],
    ['Carlo Valentini', 'Driver', 'Fiorentino', 2015, 28000],
    ['Dina Guidi', 'Programmer', 'Acquaviva', 2024, 60200],
    ['Enzo Righi', 'Station owner', 'Borgo Maggiore', 2012, 55800],
    ['Flora Lonfernini', 'Office manager', 'Chiesanuova', 2022, 41100],
    ['Gino Pelliccioni', 'Cartographer', 'Montegiardino', 2023, 39100],
    ['Hedda Dolcini', 'Translator', 'Chiesanuova', 2014, 29600],
    ['Ivo Balsimelli', 'Designer', 'San Marino', 2013, 44100],
    ['Ada Righi', 'Designer', 'Serravalle', 2026, 35300],
    ['Bruno Balsimelli', 'Accountant', 'Borgo Maggiore', 2025, 42500],
  ] as const
).map(([name, position, town, since, salary]) => ({ name, position, town, since, salary }));

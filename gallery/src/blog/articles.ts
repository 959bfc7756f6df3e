export interface Article {
  parts: readonly { heading?: string; paragraphs: readonly string[] }[];
  /** Pull quote, shown after the first part. */
  quote: string;
}

/** Full texts by post id. */
export const ARTICLES: Readonly<Record<string, Article>> = {
  'third-decimal': {
    quote: 'Nobody has ever paid a tenth of a cent. Everybody has paid fifty of them.',
    parts: [
      {
        paragraphs: [
          'Look at the totem of any forecourt: three figures after the comma, the last one smaller and higher than the rest. No coin can pay it. It only comes into being when it is multiplied by fifty litres, and then it is five cents.',
          'The habit is older than the euro. When a litre cost a little over a thousand lire, the price could move by one lira; a cent was twenty times as coarse. The third decimal brought the fine step back.',
        ],
      },
      {
        heading: 'Why it is nearly always a nine',
        paragraphs: [
          'Because € 1.679 reads like € 1.67 and is sold like € 1.68. Over a full tank the nine is worth less than the chewing gum at the till, and over a year of one station it is worth a coffee machine.',
          'So compare the second decimal. The third one decides a ranking; it does not decide your week.',
        ],
      },
    ],
  },
  detour: {
    quote: 'Halve the cents you save, and you have the kilometres you may drive.',
    parts: [
      {
        paragraphs: [
          'A car that takes six litres on a hundred kilometres burns ten cents on every one of them. Somebody who saves six cents a litre on forty litres saves € 2.40: that is twenty-four kilometres, there and back.',
          'That is the fuel alone. Tyres, brakes and the hour of your life cost at least as much again. So halve it: twelve kilometres, six out and six back.',
        ],
      },
      {
        heading: 'On the way costs nothing',
        paragraphs: [
          'The cheapest station is the one you pass anyway. Fill up where the road takes you, as soon as the tank is half empty and the price is good, and the detour never has to be reckoned.',
        ],
      },
    ],
  },
  'three-towers': {
    quote: 'From the second tower you see where you parked, and Croatia on a good day.',
    parts: [
      {
        paragraphs: [
          'The ridge of Monte Titano carries three towers, and a path that joins them. Start at the Guaita when it opens, walk along the edge to the Cesta, and go on to the Montale: it cannot be entered, which is why it is quiet there.',
          'The whole way takes an hour and a half, with a stop on every bench.',
        ],
      },
      {
        heading: 'Where the car stays',
        paragraphs: [
          'In Borgo Maggiore, beside the lower station of the cable car. It takes two minutes to the top, and one sees the coast all the way.',
          'Who comes with an empty battery finds posts in the same car park.',
        ],
      },
    ],
  },
  'ten-less': {
    quote: 'Seven minutes later, and a litre and a half richer.',
    parts: [
      {
        paragraphs: [
          'Two cars of the same make, the same tyres, the same morning. One kept to 130, the other to 120. At the end there were seven minutes between them, one of which was spent at a toll gate.',
          'The faster car had burnt 7.4 litres on a hundred kilometres, the slower one 6.2. Air does not add up, it multiplies.',
        ],
      },
      {
        heading: 'What else helps',
        paragraphs: [
          'An empty roof box costs half a litre. Half a bar too little in the tyres costs a quarter. A window open at the side costs less than the air conditioning in town, and more on the motorway.',
        ],
      },
    ],
  },
  'market-charge': {
    quote: 'A post is slow only for those who stand beside it.',
    parts: [
      {
        paragraphs: [
          'On Thursdays the square of Borgo Maggiore belongs to the stalls, as it has for some centuries. The posts are one street further down, and from eight to ten they are free.',
          'At 22 kW an hour of cheese, fish and gossip is worth a hundred and thirty kilometres.',
        ],
      },
      {
        heading: 'What to look out for',
        paragraphs: [
          'Bring your own cable, move the car when it is full, and buy the peaches last: they go on top.',
        ],
      },
    ],
  },
  'first-snow': {
    quote: 'The best winter tyre is the one that is on the car.',
    parts: [
      {
        paragraphs: [
          'Tread: four millimetres, a two-euro coin shows you. Battery: if it is older than five years, have it measured. Wipers: if they smear in October they will scratch in January.',
          'Then the water for the windscreen, which freezes before the road does, and a scraper that lies inside the car rather than in the boot.',
        ],
      },
      {
        heading: 'On the day itself',
        paragraphs: [
          'Second gear to pull away, no cruise control, and twice the distance you think you need. The road up to the city is cleared first; the last three hundred metres to your door are not.',
        ],
      },
    ],
  },
  'coast-by-eight': {
    quote: 'The short way is the one on which you do not stop.',
    parts: [
      {
        paragraphs: [
          'The main road is the fastest until half past seven. After that it is a car park with a view. The way through Faetano and Coriano is four kilometres longer and has two traffic lights.',
          'Who wants to swim before the umbrellas go up leaves at seven, fills up at the border and is in the water by eight.',
        ],
      },
      {
        heading: 'And back again',
        paragraphs: [
          'After sunset, when the towers are lit. One drives towards them the whole way, and cannot get lost.',
        ],
      },
    ],
  },
};

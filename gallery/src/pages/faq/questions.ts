import type { Question } from '../../kit/question-group.tsx';

export interface QuestionTopic {
  name: string;
  lead: string;
  questions: readonly Question[];
}

export const TOPICS: readonly QuestionTopic[] = [
  {
    name: 'For Buyers',
    lead: 'For those who hold the nozzle, and for those who order from the shop.',
    questions: [
      {
        id: 'same-price',
        title: 'Will I pay what I have read here?',
        text: 'At the self pump, nearly always. Look at the age below the price: what was seen this morning holds, what was seen last week may have moved by a cent or two. The totem on the forecourt has the last word.',
      },
      {
        id: 'stale-price',
        title: 'What does “to be confirmed” mean?',
        text: 'Nobody has confirmed that price for eight days. It stays in sight, but without a medal, and it never wins. Pass by, have a look and tell us.',
      },
      {
        id: 'foreign-card',
        title: 'Do the pumps take a card from abroad?',
        text: 'All of the self pumps take the usual cards. They hold a deposit of up to a hundred euro and give back what you did not fill in, which takes a day with some banks.',
      },
      {
        id: 'delivery',
        title: 'How long does the shop take to deliver?',
        text: 'Two days within San Marino and Italy, four to the countries around. What you ordered before noon leaves on the same day.',
      },
      {
        id: 'return',
        title: 'May I send something back?',
        text: 'Within thirty days, as long as it has not been on the road. Put the delivery note back in the box: the label is printed on its other side.',
      },
    ],
  },
  {
    name: 'For Authors',
    lead: 'For those who send prices, reviews and stories.',
    questions: [
      {
        id: 'send-price',
        title: 'How do I send a price?',
        text: 'Open the station, press the price and type what the totem says, all three decimals. It takes ten seconds; do it while you wait for the tank to fill, and never at the wheel.',
      },
      {
        id: 'refused-price',
        title: 'Why was my price not taken?',
        text: 'A price that jumps by more than a fifth waits until a second driver has seen it. Most of those are a self price in the field of the served one.',
      },
      {
        id: 'write-story',
        title: 'May I write for the blog?',
        text: 'Please do. Six hundred words, one idea, and a sum that can be checked. Chiara reads every draft within a week, and she does check the sum.',
      },
      {
        id: 'own-pictures',
        title: 'Whose are the pictures I send?',
        text: 'Yours. You let us show them with the station they belong to, and they go when you take them back.',
      },
      {
        id: 'owner',
        title: 'I own a station. Who may change its prices?',
        text: 'You, once we have spoken on the phone. Drivers may still report what they see, and where the two differ we ask you first.',
      },
    ],
  },
];

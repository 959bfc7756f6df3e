import type { Question } from '../../kit/fields/question-group.tsx';

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
        text: 'Nobody can promise that. Look at the age below the price: the younger, the likelier. A demonstrative price was never at a pump. The totem on the forecourt has the last word.',
      },
      {
        id: 'stale-price',
        title: 'What does “to be confirmed” mean?',
        text: 'Nobody has confirmed that price for eight days. It stays in sight, but without a medal, and it never wins. The totem on the forecourt tells you more.',
      },
      {
        id: 'foreign-card',
        title: 'Do the pumps take a card from abroad?',
        text: 'A station’s page says how one may pay, where its owner has said so; else ask there. A self pump may hold a deposit and give back what you did not fill in.',
      },
      {
        id: 'delivery',
        title: 'How long does the shop take to deliver?',
        text: 'It does not: the shop is a demo of this catalogue. Nothing is sold, sent or charged here.',
      },
      {
        id: 'return',
        title: 'May I send something back?',
        text: 'There is nothing to send back: no order of the demo shop leaves this page.',
      },
    ],
  },
  {
    name: 'For Authors',
    lead: 'For those who know prices, stations and stories.',
    questions: [
      {
        id: 'send-price',
        title: 'How do I send a price?',
        text: 'On a station’s page “Confermo” says that a price is still so, and “È cambiato” lets you write what the totem shows. It takes an account with a confirmed e-mail. Owners, public files and whoever runs this Pieno tell prices, too.',
      },
      {
        id: 'refused-price',
        title: 'Why was my price not taken?',
        text: 'A price far from all others of its fuel is a slip more often than news. Whoever runs this Pieno decides about it.',
      },
      {
        id: 'write-story',
        title: 'May I write for the blog?',
        text: 'Not here: the blog is a demo of this catalogue, and its stories and writers are made up.',
      },
      {
        id: 'own-pictures',
        title: 'Whose are the pictures I send?',
        text: 'A station’s logo and photographs are hung by its owner, who takes them down, too. The one in your profile is yours, and goes with your account.',
      },
      {
        id: 'owner',
        title: 'I own a station. Who may change its prices?',
        text: 'You, from your account: whoever runs this Pieno sends you an invitation. You publish or plan prices, answer drivers, and may let your till speak. Drivers only report what they see.',
      },
    ],
  },
];

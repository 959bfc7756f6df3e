import { PEOPLE } from '../pictures/portraits.ts';
import { SAMPLE_ATTACHMENTS } from './attachments.ts';
import type { Contact, Message } from './contact.ts';

type Line = readonly [author: 'me' | 'them', at: string, text: string, more?: Partial<Message>];

const talk = (...lines: readonly Line[]): Message[] =>
  lines.map(([author, at, text, more], index) => ({
    id: index + 1,
    isMine: author === 'me',
    text,
    at,
    ...more,
  }));

interface Sample extends Partial<Contact> {
  messages: readonly Message[];
}

const contact = (id: keyof typeof PEOPLE, sample: Sample): Contact => ({
  id,
  name: PEOPLE[id].alt,
  picture: PEOPLE[id].src,
  isOnline: true,
  lastSeen: '',
  unread: 0,
  isMuted: false,
  isBanned: false,
  ...sample,
});

/** Most recent conversation first. */
export const SAMPLE_CONTACTS: readonly Contact[] = [
  contact('ada', {
    unread: 2,
    messages: talk(
      ['them', '09:02', 'Good morning! Are you driving down to Rimini today?'],
      ['me', '09:04', 'Around eleven. I have to fill up first, the light is on.'],
      ['them', '09:05', 'Then go to Domagnano: € 1.669 self, I passed it half an hour ago.'],
      ['me', '09:07', 'Is there a queue?', { quote: { author: 'Ada', text: '€ 1.669 self' } }],
      ['them', '09:08', 'Two cars. Five minutes at most.'],
      ['them', '09:08', '', { attachment: SAMPLE_ATTACHMENTS[4] }],
      ['me', '09:10', 'Perfect, thank you. Do you need a lift?'],
      ['them', '09:12', 'Yes please! I will wait at the cable car.'],
      ['them', '09:12', 'And I will pay for the coffee.'],
    ),
  }),
  contact('bruno', {
    unread: 1,
    messages: talk(
      ['me', 'Yesterday', 'Did the new tyres arrive?'],
      ['them', '08:40', 'They are on the shelf. Come by before six.'],
    ),
  }),
  contact('chiara', {
    isOnline: false,
    lastSeen: '08:15',
    messages: talk(
      ['them', '08:10', 'The charger at Piazza Enriquez is free again.'],
      ['me', '08:12', 'Already on my way.'],
    ),
  }),
  contact('dario', {
    messages: talk(
      ['me', 'Yesterday', 'Which diesel do you take?'],
      ['them', 'Yesterday', 'The base one. The premium is eight cents more.'],
    ),
  }),
  contact('elena', {
    isOnline: false,
    lastSeen: 'yesterday at 22:47',
    unread: 4,
    isMuted: true,
    messages: talk(
      ['them', 'Yesterday', 'The choir meets at eight.'],
      ['them', 'Yesterday', 'Who brings the sandwiches?'],
      ['them', 'Yesterday', 'Anyone?'],
      ['them', 'Yesterday', 'Fine, I will.'],
    ),
  }),
  contact('fabio', {
    messages: talk(
      ['them', 'Thursday', 'Is your roof box still for sale?'],
      ['me', 'Thursday', 'It is. Sixty, with the straps.'],
    ),
  }),
  contact('giulia', {
    messages: talk(['them', 'Thursday', 'LPG fell below 72 cents at Falciano!']),
  }),
  contact('hugo', {
    isOnline: false,
    lastSeen: 'on Wednesday',
    messages: talk(
      ['me', 'Wednesday', 'Snow on the pass, put the chains in the boot.'],
      ['them', 'Wednesday', 'Done. See you at the top.'],
    ),
  }),
  contact('irene', {
    messages: talk(['them', 'Tuesday', 'Thanks for the tip about the car wash.']),
  }),
  contact('luca', {
    isOnline: false,
    lastSeen: 'on Monday',
    messages: talk(['me', 'Monday', 'Happy birthday, Luca!']),
  }),
  contact('marta', {
    messages: talk(['them', 'Monday', 'I left the spare key with your neighbour.']),
  }),
  contact('nico', {
    isOnline: false,
    lastSeen: 'last week',
    messages: talk(['them', '14 Nov', 'Two hundred kilometres on one charge, believe it or not.']),
  }),
];

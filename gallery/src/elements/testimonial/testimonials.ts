export const TESTIMONIALS = [
  {
    person: 'giulia',
    name: 'Giulia',
    role: 'Nurse, on night shifts',
    rating: 5,
    text: 'At six in the morning I want one thing from my phone: where. It tells me, and I am home before the sun.',
  },
  {
    person: 'fabio',
    name: 'Fabio',
    role: 'Drives a delivery van',
    rating: 4.5,
    text: 'Forty stops a day. Two cents on the litre are a dinner at the end of the month.',
  },
  {
    person: 'marta',
    name: 'Marta',
    role: 'Crosses the border to work',
    rating: 5,
    text: 'I used to fill up where the queue was. Now I fill up where there is none.',
  },
  {
    person: 'nico',
    name: 'Nico',
    role: 'Learner, twelve lessons in',
    rating: 4,
    text: 'My instructor asked how I knew. I said: experience. It was the app.',
  },
  {
    person: 'elena',
    name: 'Elena',
    role: 'Owns a petrol station',
    rating: 4.5,
    text: 'I change the price on the sign and in the app. The app is the one they read.',
  },
] as const;

export type Testimonial = (typeof TESTIMONIALS)[number];

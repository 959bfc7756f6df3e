import { useState } from 'react';
import { SuggestField } from './suggest-field.tsx';

const HOSTS = ['example.com', 'example.org', 'post.example', 'mail.example'];

/** Suggests domains once something is typed before the @. */
export function EmailField() {
  const [email, setEmail] = useState('');
  const [name] = email.split('@');
  return (
    <SuggestField
      label="E-mail"
      type="email"
      placeholder="Begin with your name"
      data={name ? HOSTS.map((host) => `${name}@${host}`) : []}
      value={email}
      onChange={setEmail}
    />
  );
}

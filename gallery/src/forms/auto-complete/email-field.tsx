import { useState } from 'react';
import { SuggestField } from './suggest-field.tsx';

const HOSTS = ['example.com', 'example.org', 'post.example', 'mail.example'];

/** Offers the part behind the @ once there is one before it. */
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

import { Avatar } from '@pieno/ui/pictures/avatar.tsx';
import { Card } from '@pieno/ui/card.tsx';
import { useState } from 'react';
import { CommentForm } from './comment-form.tsx';
import styles from './comments.module.css';
import { SAMPLE_COMMENTS } from './sample-comments.ts';

/** Nothing is sent: a new comment is lost when the page is left. */
export function Comments() {
  const [comments, setComments] = useState(SAMPLE_COMMENTS);
  const add = (name: string, text: string) =>
    setComments([...comments, { name, text, picture: null, when: 'Just now' }]);
  return (
    <>
      <Card title={`Comments (${comments.length})`}>
        <ul role="list" className={styles.comments}>
          {comments.map(({ name, picture, when, text }, index) => (
            // Comments are only appended, so the index is a stable key.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className={styles.comment}>
              <Avatar src={picture} size={40} />
              <div className={styles.texts}>
                <p>
                  <span className={styles.name}>{name}</span>{' '}
                  <span className={styles.when}>{when}</span>
                </p>
                <p className={styles.text}>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Card>
      <CommentForm onComment={add} />
    </>
  );
}

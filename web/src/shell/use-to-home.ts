import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Returns a function that navigates from a sign-in page to /home; the back button then skips that page. */
export function useToHome(): () => void {
  const navigate = useNavigate();
  return useCallback(() => void navigate({ to: '/home', replace: true }), [navigate]);
}

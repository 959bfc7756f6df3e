import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Home from a way in, which the back button then skips. */
export function useToHome(): () => void {
  const navigate = useNavigate();
  return useCallback(() => void navigate({ to: '/home', replace: true }), [navigate]);
}

import { useNavigate } from 'react-router-dom';

/** Back to where one came from; to `fallback` for who came by a link from outside. */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  return () => {
    const { idx } = (window.history.state ?? {}) as { idx?: number };
    if (idx) void navigate(-1);
    else void navigate(fallback, { replace: true });
  };
}

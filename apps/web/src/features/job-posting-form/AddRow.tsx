import { MAX_POSTING_CHOICES } from '@haiko/shared/limits';
import { Plus } from 'lucide-react';
import { Button } from '#/ui/Button.tsx';

interface AddRowProps {
  label: string;
  /** How many rows there are; as many as a posting may have, and nothing can be added. */
  count: number;
  onAdd: () => void;
}

/** Adds a row to a list of the form. */
export function AddRow({ label, count, onAdd }: AddRowProps) {
  if (count >= MAX_POSTING_CHOICES) return null;
  return (
    <div>
      <Button variant="soft" size="sm" icon={<Plus aria-hidden size={18} />} onClick={onAdd}>
        {label}
      </Button>
    </div>
  );
}

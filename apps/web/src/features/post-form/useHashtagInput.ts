import { hashtagProblem, type HashtagListProblem } from '@haiko/shared/rules/hashtag';
import { useRef, type ChangeEvent, type KeyboardEvent } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useFieldError } from '#/ui/form/useFieldError.ts';
import { addHashtags, HASHTAG_MESSAGES, hasSeparator, type PostValues } from './postForm.ts';

/** Behaviour of the hashtag box: words become hashtags; one that cannot be added stays, with the reason. */
export function useHashtagInput() {
  const box = useRef<HTMLInputElement>(null);
  const { names, text, add, say, error } = useHashtags();

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const { value } = event.target;
    // While Korean, Japanese or Chinese is being composed, a space belongs to the input method.
    if (!(event.nativeEvent as InputEvent).isComposing && hasSeparator(value)) return add(value);
    text.onChange(value);
    say(hashtagProblem(value) === 'HASHTAG_HAS_SIGN' ? 'HASHTAG_HAS_SIGN' : undefined);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Backspace' && text.value === '') names.onChange(names.value.slice(0, -1));
    if (event.key !== 'Enter') return;
    // Enter means this word, not the whole form.
    event.preventDefault();
    if (text.value.trim()) add(text.value);
    // The space or the comma before it has added the last one already.
    else if (names.value.length === 0) say('REQUIRED');
  }

  function remove(name: string) {
    names.onChange(names.value.filter((other) => other !== name));
    box.current?.focus();
  }

  const input = {
    ref: (element: HTMLInputElement | null) => {
      box.current = element;
      text.ref(element);
    },
    value: text.value,
    onChange: handleChange,
    onKeyDown: handleKeyDown,
    onCompositionEnd: () => hasSeparator(box.current?.value ?? '') && add(box.current?.value ?? ''),
    onBlur: () => text.value.trim() !== '' && add(text.value),
  };
  return { names: names.value, error, input, remove, addTyped: text.value.trim() ? () => add(text.value) : undefined };
}

function useHashtags() {
  const { setError, clearErrors } = useFormContext<PostValues>();
  const { field: names } = useController<PostValues, 'hashtagNames'>({ name: 'hashtagNames' });
  const { field: text } = useController<PostValues, 'hashtagText'>({ name: 'hashtagText' });
  const error = useFieldError('hashtagText');

  function say(problem: HashtagListProblem | undefined) {
    if (problem) setError('hashtagText', { message: HASHTAG_MESSAGES[problem] });
    else clearErrors('hashtagText');
  }

  function add(words: string) {
    const { hashtagNames, rest, problem } = addHashtags(names.value, words);
    names.onChange(hashtagNames);
    text.onChange(rest);
    say(problem);
  }

  return { names, text, error, say, add };
}

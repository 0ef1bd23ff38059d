import { useEffect, useState } from 'react';

/** The picture that goes with what is being written, and its address in this tab. */
export function useAttachment() {
  const [picture, setPicture] = useState<File>();
  const [preview, setPreview] = useState<string>();

  useEffect(
    function releasePreview() {
      return () => {
        if (preview) URL.revokeObjectURL(preview);
      };
    },
    [preview],
  );

  function attach(file: File | undefined) {
    setPicture(file);
    setPreview(file && URL.createObjectURL(file));
  }

  return { picture, preview, attach, detach: () => attach(undefined) };
}

/**
 * Some words with a dot between each two. Words stay together, and no line begins or ends with a dot: each has one before it, which is
 * cut off where a line begins.
 */
export function DottedLine({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <div className="overflow-x-clip">
      <p className="-ms-4 flex flex-wrap">
        {words.map((word, index) => (
          <span key={index} className="relative ps-4 before:absolute before:start-1.5 before:content-['·']">
            {word}
          </span>
        ))}
      </p>
    </div>
  );
}

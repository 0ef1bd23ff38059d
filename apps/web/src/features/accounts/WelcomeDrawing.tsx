const TEAL = { fill: 'var(--color-main-soft)', stroke: 'var(--color-main)' };
const AMBER = { fill: 'var(--color-accent-soft)', stroke: 'var(--color-accent)' };

/** A house with an open door among Seoul's hills, and people of several places who talk before it. */
export function WelcomeDrawing() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 360 232"
      className="mx-auto w-full max-w-96"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <City />
      <House />
      <Person x={88} shirt="var(--color-main)" hair="var(--color-accent)" />
      <Person x={264} shirt="var(--color-accent)" hair="var(--color-main)" />
      <Person x={300} shirt="var(--color-main-bright)" hair="var(--color-ink-2)" height={0.86} />
      <Bubbles />
      <path stroke="var(--color-line)" d="M14 214h332" />
    </svg>
  );
}

function City() {
  return (
    <>
      <circle cx="300" cy="56" r="24" fill="var(--color-accent)" opacity="0.35" />
      <path
        fill="var(--color-main-soft)"
        d="M10 214c18-44 44-70 78-70 26 0 36 14 58 12 34-4 44-62 94-62 46 0 74 54 110 120z"
      />
      <path stroke="var(--color-main-bright)" d="M240 94V58m-7 36 7-14 7 14M240 58V40" />
      <rect x="231" y="58" width="18" height="9" rx="4" {...TEAL} />
      <g fill="var(--color-surface)" stroke="var(--color-main-bright)">
        <path d="M28 214v-72h28v72zM314 214v-56h24v56z" />
        <path strokeDasharray="5 9" d="M37 156v48M47 156v48M326 170v36" />
      </g>
    </>
  );
}

function House() {
  return (
    <>
      <path fill="var(--color-surface)" stroke="var(--color-main)" d="M134 214v-76h88v76z" />
      <path
        fill="var(--color-main)"
        stroke="var(--color-main)"
        d="M110 134c10 0 22-6 30-20 22 8 54 8 76 0 8 14 20 20 30 20-4 8-12 12-20 12h-96c-8 0-16-4-20-12z"
      />
      <path stroke="var(--color-main)" d="M140 112h76" strokeWidth="6" />
      <path {...AMBER} d="M160 214v-48h36v48z" />
      <path fill="var(--color-accent)" stroke="var(--color-accent)" d="M196 166l20 8v40h-20z" />
      <circle cx="202" cy="194" r="1.5" stroke="var(--color-surface)" />
      <path stroke="var(--color-main)" d="M142 164h10v18h-10zM147 164v18" strokeWidth="2" />
    </>
  );
}

interface PersonProps {
  x: number;
  shirt: string;
  hair: string;
  /** 1 is a grown-up. */
  height?: number;
}

function Person({ x, shirt, hair, height = 1 }: PersonProps) {
  return (
    <g transform={`translate(${x} 214) scale(${height})`}>
      <path fill={shirt} d="M-15 0v-16a15 15 0 0 1 30 0V0z" />
      <circle cy="-44" r="11" fill="#f2c6a0" />
      <path fill={hair} d="M-12-45a12 12 0 0 1 24 0c-6 0-10-2-13-5-3 3-7 5-11 5z" />
    </g>
  );
}

function Bubbles() {
  return (
    <>
      <path
        {...TEAL}
        d="M34 84h62a12 12 0 0 1 12 12v14a12 12 0 0 1-12 12h-20l-10 14-4-14H34a12 12 0 0 1-12-12v-14a12 12 0 0 1 12-12z"
      />
      <path stroke="var(--color-main)" d="M38 98h44M38 109h28" />
      <path
        {...AMBER}
        d="M270 104h50a11 11 0 0 1 11 11v10a11 11 0 0 1-11 11h-30l-9 13-2-13h-9a11 11 0 0 1-11-11v-10a11 11 0 0 1 11-11z"
      />
      <g fill="var(--color-accent)">
        <circle cx="282" cy="120" r="2.5" />
        <circle cx="295" cy="120" r="2.5" />
        <circle cx="308" cy="120" r="2.5" />
      </g>
      <path
        fill="var(--color-surface)"
        stroke="var(--color-main-bright)"
        d="M158 44h48a11 11 0 0 1 11 11v12a11 11 0 0 1-11 11h-20l-8 11-8-11h-12a11 11 0 0 1-11-11V55a11 11 0 0 1 11-11z"
      />
      <path fill="var(--color-error)" d="M182 71c-9-6-12-9-12-13a6 6 0 0 1 12-1 6 6 0 0 1 12 1c0 4-3 7-12 13z" />
    </>
  );
}

/** A placeholder in the current colour for a missing rank. */
export function NoRank() {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="4" strokeLinecap="round" opacity="0.55">
      <circle cx="32" cy="32" r="24" strokeDasharray="9.4 9.45" />
      <path d="M24 32h16" />
    </g>
  )
}

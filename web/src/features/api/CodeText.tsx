/** A text in which what stands between backticks is code. */
export function CodeText({ children }: { children: string }) {
  return children
    .split('`')
    .map((part, index) => ({ part, isCode: index % 2 === 1, key: `${index} ${part}` }))
    .map(({ part, isCode, key }) => (isCode ? <code key={key}>{part}</code> : <span key={key}>{part}</span>))
}

/** The title in the browser's tab. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} · Upper Bracket`}</title>
}

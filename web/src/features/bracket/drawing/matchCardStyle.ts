import { keyframes, styled } from '@mui/material/styles'

const scored = keyframes`
  from { opacity: 1; transform: scale(1.8); }
`
const pulse = keyframes`
  50% { opacity: 0.35; }
`

/** A button with the two slots of a match. It has static rules only, so that a thousand cards share one class. */
export const MatchCardButton = styled('button')(({ theme }) => ({
  display: 'grid',
  // A long caption is cut off, and not the scores below it.
  gridTemplate: '24px 1fr 1fr / minmax(0, 1fr)',
  width: '100%',
  height: '100%',
  padding: 0,
  font: 'inherit',
  color: theme.vars.palette.text.primary,
  textAlign: 'left',
  cursor: 'pointer',
  // `hidden` would create a layer per box, and thousands of them cost a frame; `clip` does not.
  overflow: 'clip',
  background: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  '&:hover': { background: theme.vars.palette.background.raised },
  // The outline is inside the card, so that no scrolling edge clips it at any zoom.
  '&:focus-visible': { outlineOffset: -2 },
  '&[data-status="running"]': { borderColor: theme.vars.palette.brand.main },
  '&[data-status="waiting"], &[data-status="bye"]': { background: 'transparent' },
  // The result waits in the offline queue; the accessible name says so.
  '&[data-queued]': { borderColor: theme.vars.palette.warning.main, borderStyle: 'dashed' },
  '&[data-look="block"]': { background: theme.vars.palette.divider },
  '&[data-look="block"][data-status="ready"]': { background: theme.vars.palette.text.secondary },
  '&[data-look="block"][data-status="running"]': { background: theme.vars.palette.brand.main },

  '.teams': {
    gridRow: '1 / -1',
    alignSelf: 'center',
    padding: '0 10px',
    overflow: 'clip',
    fontSize: 13,
    color: theme.vars.palette.text.secondary,
  },
  '&[data-look="block"] .teams': { opacity: 0 },

  '.caption': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    padding: '0 10px',
    fontSize: 12,
    color: theme.vars.palette.text.secondary,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    whiteSpace: 'nowrap',
  },
  '.caption > :last-child': { minWidth: 0, overflow: 'clip', textOverflow: 'ellipsis' },
  '.live': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    fontWeight: 700,
    color: theme.vars.palette.brand.main,
  },
  '.live::before': {
    content: '""',
    width: 7,
    height: 7,
    borderRadius: '50%',
    background: 'currentColor',
    // A few seconds: what moves for ever distracts, and costs a frame sixty times a second.
    animation: `${pulse} 1.6s ease-in-out 3`,
  },
  '.ready': { color: theme.vars.palette.text.primary, fontWeight: 650 },

  '.slot': {
    display: 'grid',
    gridTemplateColumns: 'minmax(28px, auto) minmax(0, 1fr) auto',
    alignItems: 'center',
    paddingRight: 4,
    minWidth: 0,
    boxShadow: 'inset 0 0 0 0 transparent',
  },
  '.slot + .slot': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '.slot[data-highlighted="true"]': {
    background: `color-mix(in srgb, ${theme.vars.palette.brand.main} 16%, transparent)`,
    boxShadow: `inset 3px 0 0 ${theme.vars.palette.brand.main}`,
  },
  '.slot[draggable="true"]': { cursor: 'grab' },
  '.slot[data-over]': { boxShadow: `inset 0 0 0 2px ${theme.vars.palette.brand.main}` },
  '.seed': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    paddingLeft: 10,
    fontSize: 12,
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
  },
  '.seed::before': { content: 'attr(data-seed)' },
  '.mark': {
    padding: '0 6px',
    fontSize: 12,
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
  },
  // A long name wraps to a second line before it is truncated.
  '.team': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'clip',
    overflowWrap: 'anywhere',
    marginLeft: 8,
    fontSize: 14,
    lineHeight: 1.15,
    fontWeight: 550,
  },
  '.score': {
    minWidth: 34,
    padding: '0 6px',
    textAlign: 'center',
    fontFamily: theme.typography.score.fontFamily,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 700,
    fontSize: 19,
    lineHeight: 1,
  },
  // A brighter number drops onto the old one and fades. It is a single animation, which the compositor runs alone; two
  // nested ones would make every frame wait for the main thread.
  '.score[data-scored="true"]': { position: 'relative' },
  '.score[data-scored="true"]::after': {
    content: 'attr(data-wins)',
    position: 'absolute',
    inset: 0,
    color: theme.vars.palette.brand.main,
    opacity: 0,
    animation: `${scored} 700ms ease-out`,
  },
  '.slot[data-result="won"] .team': { fontWeight: 750 },
  '.slot[data-result="won"] .score': { color: theme.vars.palette.brand.main },
  '.slot[data-result="lost"]': { color: theme.vars.palette.text.secondary },
  '.slot[data-result="lost"] .score': { fontWeight: 500 },
  '.slot[data-empty="true"] .team': {
    color: theme.vars.palette.text.secondary,
    fontSize: 13,
    fontWeight: 400,
  },
}))

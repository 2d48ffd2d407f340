import Box from '@mui/material/Box'

export type MailState = 'blank' | 'sent' | 'done' | 'missing'

const badges = {
  blank: null,
  sent: { path: 'M-7 0h12M0-6l6 6-6 6', color: 'brand.main' },
  done: { path: 'M-7 0l5 5L7-5', color: 'success.main' },
  missing: { path: 'M-5-5L5 5M5-5L-5 5', color: 'error.main' },
} as const

/** A letter with the product's motif and a badge for the state of the mail; decorative. */
export function MailPicture({ state }: { state: MailState }) {
  const badge = badges[state]
  return (
    <Box
      component="svg"
      viewBox="9 0 136 104"
      fill="none"
      aria-hidden="true"
      focusable="false"
      sx={{ display: 'block', width: 136, color: 'text.secondary' }}
    >
      <Box
        component="rect"
        x="26"
        y="4"
        width="88"
        height="76"
        rx="4"
        sx={{ fill: 'var(--mui-palette-background-raised)' }}
      />
      <Box
        component="path"
        d="M38 18h18v12h18M38 42h18V30M74 30h16"
        strokeWidth="3"
        sx={{ stroke: 'var(--mui-palette-brand-main)' }}
      />
      <Box component="circle" cx="96" cy="30" r="5" sx={{ fill: 'var(--mui-palette-brand-main)' }} />
      <Box
        component="path"
        d="M10 44l60 38 60-38v50a6 6 0 0 1-6 6H16a6 6 0 0 1-6-6z"
        sx={{ fill: 'var(--mui-palette-background-paper)' }}
      />
      <path
        d="M26 34L10 44v50a6 6 0 0 0 6 6h108a6 6 0 0 0 6-6V44l-16-10M10 44l60 38 60-38"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      {badge !== null && (
        <Box component="g" transform="translate(126 86)" sx={{ color: badge.color }}>
          <Box component="circle" r="16" sx={{ fill: 'var(--mui-palette-background-default)' }} />
          <circle r="16" stroke="currentColor" strokeWidth="2" />
          <path
            d={badge.path}
            stroke="currentColor"
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </Box>
      )}
    </Box>
  )
}

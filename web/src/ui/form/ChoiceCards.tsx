import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useId } from 'react'

interface Choice<Value extends string | number> {
  readonly value: Value
  readonly label: ReactNode
  readonly text?: ReactNode
  /** A decoration behind or next to the label. */
  readonly picture?: ReactNode
}

interface ChoiceCardsProps<Value extends string | number> {
  readonly legend: string
  /** Several groups with one common value share a name, so that arrow keys move between them. */
  readonly name?: string
  readonly choices: readonly Choice<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly disabled?: boolean
  /** Small cards in a row, for numbers and single words. */
  readonly dense?: boolean
  /** On a phone, pictures are next to the texts, so that many cards fit the screen. */
  readonly compact?: boolean
  readonly hint?: string | undefined
  readonly error?: string | undefined
}

/** Radio buttons that look like cards. */
export function ChoiceCards<Value extends string | number>(props: ChoiceCardsProps<Value>) {
  const { legend, choices, value, onChange, disabled = false, dense = false, compact = false } = props
  const { hint, error } = props
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-help`].filter(Boolean).join(' ')
  const name = props.name ?? id
  return (
    <Box
      component="fieldset"
      disabled={disabled}
      aria-describedby={described === '' ? undefined : described}
      data-invalid={error === undefined ? undefined : ''}
      sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}
    >
      <Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 650 }}>
        {legend}
      </Box>
      <Box
        sx={{
          ...(dense
            ? { display: 'flex', flexWrap: 'wrap', gap: 1, maxWidth: 320 }
            : {
                display: 'grid',
                gap: 1.5,
                gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
              }),
        }}
      >
        {choices.map(choice => (
          <Box
            key={choice.value}
            component="label"
            sx={theme => ({
              position: 'relative',
              overflow: 'hidden',
              display: 'block',
              ...(dense
                ? { flex: '1 1 0', minWidth: 'max-content', px: 0.5, py: 1, textAlign: 'center' }
                : { p: 2 }),
              borderRadius: 1,
              border: `1px solid ${theme.vars.palette.divider}`,
              bgcolor: 'background.paper',
              ...(compact && {
                [theme.breakpoints.down('sm')]: {
                  display: 'grid',
                  gridTemplateColumns: '64px minmax(0, 1fr)',
                  columnGap: 1.5,
                  px: 1.5,
                  py: 1.5,
                  '& > svg': { gridRow: '1 / span 2', width: 64, height: 56, m: 0 },
                  '& > span': { gridColumn: 2 },
                },
              }),
              cursor: disabled ? 'not-allowed' : 'pointer',
              opacity: disabled ? 0.6 : 1,
              '&:hover': disabled ? {} : { borderColor: theme.vars.palette.text.secondary },
              '&:has(:checked)': {
                borderColor: theme.vars.palette.brand.main,
                boxShadow: `inset 0 0 0 1px ${theme.vars.palette.brand.main}`,
                bgcolor: 'background.raised',
              },
              '&:has(:focus-visible)': {
                outline: `2px solid ${theme.vars.palette.brand.main}`,
                outlineOffset: 2,
              },
            })}
          >
            <Box
              component="input"
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              sx={{ position: 'absolute', opacity: 0, inset: 0, m: 0, pointerEvents: 'none' }}
            />
            {choice.picture}
            <Box component="span" sx={{ position: 'relative', display: 'block', fontWeight: 650 }}>
              {choice.label}
            </Box>
            {choice.text !== undefined && (
              <Box
                component="span"
                sx={{ position: 'relative', display: 'block', color: 'text.secondary', fontSize: '0.875rem' }}
              >
                {choice.text}
              </Box>
            )}
          </Box>
        ))}
      </Box>
      {hint !== undefined && (
        <Box id={`${id}-hint`} sx={{ mt: 0.75, color: 'text.secondary', fontSize: '0.8125rem' }}>
          {hint}
        </Box>
      )}
      <FieldError id={`${id}-help`} error={error} />
    </Box>
  )
}

/** What is wrong with a field of several choices; nothing without an error. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (error === undefined) return null
  return (
    <Box id={id} sx={{ mt: 0.75, color: 'error.main', fontSize: '0.8125rem' }}>
      {error}
    </Box>
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type BroadcastLanguage, broadcastLanguages } from '@upper-bracket/shared/live/liveLinks'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguageNames } from '#platform/language/useLanguageNames.ts'
import { FieldError } from '#ui/form/ChoiceCards.tsx'

interface LanguagesFieldProps {
  readonly value: readonly BroadcastLanguage[]
  readonly onChange: (languages: readonly BroadcastLanguage[]) => void
  readonly error?: string | undefined
}

/** The languages of a commentary: checkboxes that look like labels, at first only those chosen already. */
export function LanguagesField({ value, onChange, error }: LanguagesFieldProps) {
  const { t } = useTranslation('commentators')
  const languageNames = useLanguageNames()
  const id = useId()
  const [isUnfolded, setUnfolded] = useState(false)
  // Most people commentate in one language, which is known.
  const [initial] = useState(value)
  const shown = isUnfolded || initial.length === 0 ? broadcastLanguages : initial
  return (
    <Box
      component="fieldset"
      aria-describedby={error === undefined ? undefined : `${id}-help`}
      sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}
    >
      <Box component="legend" sx={{ p: 0, mb: 1, fontWeight: 650 }}>
        {t('languages')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {shown.map(lang => (
          <Box key={lang} component="label" sx={label}>
            <input
              type="checkbox"
              checked={value.includes(lang)}
              aria-invalid={error === undefined ? undefined : true}
              onChange={({ target }) =>
                onChange(target.checked ? [...value, lang] : value.filter(each => each !== lang))
              }
            />
            {languageNames(lang)}
          </Box>
        ))}
        {shown !== broadcastLanguages && (
          <Button size="small" color="inherit" onClick={() => setUnfolded(true)}>
            {t('otherLanguages')}
          </Button>
        )}
      </Box>
      <FieldError id={`${id}-help`} error={error} />
    </Box>
  )
}

const label = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 36,
  px: 1.5,
  borderRadius: 1,
  border: '1px solid var(--mui-palette-divider)',
  bgcolor: 'background.paper',
  cursor: 'pointer',
  '& > input': { position: 'absolute', opacity: 0, pointerEvents: 'none' },
  '&:hover': { borderColor: 'text.secondary' },
  '&:has(:checked)': {
    borderColor: 'brand.main',
    boxShadow: 'inset 0 0 0 1px var(--mui-palette-brand-main)',
    bgcolor: 'background.raised',
  },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'brand.main', outlineOffset: 2 },
  position: 'relative',
} as const

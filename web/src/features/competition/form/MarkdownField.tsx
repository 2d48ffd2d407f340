import Box from '@mui/material/Box'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormField } from '#ui/form/FormField.tsx'
import { DescriptionText } from '../DescriptionText.tsx'

interface MarkdownFieldProps {
  readonly label: string
  readonly name: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly hint: string
  readonly placeholder: string
  readonly error: string | undefined
  /** The maximum number of characters, shown next to the current number. */
  readonly max: number
}

const views = ['write', 'preview'] as const

/** A Markdown editor with a preview, as two tabs. A text with a problem always shows the editor. */
export function MarkdownField({
  label,
  name,
  value,
  onChange,
  hint,
  placeholder,
  error,
  max,
}: MarkdownFieldProps) {
  const { t } = useTranslation(['competition', 'settings'])
  const id = useId()
  const tabs = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<(typeof views)[number]>('write')
  const view = error === undefined ? chosen : 'write'
  const { length } = [...value]
  const step = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    setChosen(view === 'write' ? 'preview' : 'write')
    tabs.current?.querySelector<HTMLElement>('[aria-selected="false"]')?.focus()
  }
  return (
    <div>
      <Box
        ref={tabs}
        role="tablist"
        aria-label={`${label}. ${t('settings:descriptionViews')}`}
        onKeyDown={step}
        sx={{ display: 'flex', gap: 0.5, mb: 1.5 }}
      >
        {views.map(each => (
          <Box
            key={each}
            component="button"
            type="button"
            role="tab"
            id={`${id}-${each}-tab`}
            aria-selected={each === view}
            aria-controls={`${id}-${each}`}
            tabIndex={each === view ? 0 : -1}
            onClick={() => setChosen(each)}
            sx={tabLooks}
          >
            {t(`settings:${each}`)}
          </Box>
        ))}
      </Box>
      <Box role="tabpanel" id={`${id}-write`} aria-labelledby={`${id}-write-tab`} hidden={view !== 'write'}>
        <FormField
          label={label}
          name={name}
          autoComplete="off"
          multiline
          minRows={6}
          maxRows={20}
          value={value}
          onChange={onChange}
          placeholder={placeholder}
          hint={`${hint}. ${length} / ${max}`}
          error={error}
        />
      </Box>
      <Box
        role="tabpanel"
        id={`${id}-preview`}
        aria-labelledby={`${id}-preview-tab`}
        hidden={view !== 'preview'}
        sx={theme => ({
          minHeight: 172,
          p: 2,
          bgcolor: 'background.paper',
          border: `1px solid ${theme.vars.palette.divider}`,
          borderRadius: 1,
        })}
      >
        {view === 'preview' &&
          (value.trim() === '' ? (
            <Box sx={{ color: 'text.secondary' }}>{t('settings:previewEmpty')}</Box>
          ) : (
            <DescriptionText text={value} />
          ))}
      </Box>
    </div>
  )
}

const tabLooks = {
  font: 'inherit',
  fontWeight: 650,
  minHeight: 40,
  px: 1.5,
  border: 0,
  borderRadius: 1,
  bgcolor: 'transparent',
  color: 'text.secondary',
  cursor: 'pointer',
  '&:hover': { color: 'text.primary' },
  '&[aria-selected="true"]': { bgcolor: 'background.raised', color: 'text.primary' },
} as const

import Add from '@mui/icons-material/Add'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import FormControl from '@mui/material/FormControl'
import IconButton from '@mui/material/IconButton'
import InputLabel from '@mui/material/InputLabel'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { maxStreams } from '@upper-bracket/shared/live/broadcastQueue'
import {
  type BroadcastLanguage,
  broadcastLanguages,
  type LiveLink,
  liveLinkLimits,
} from '@upper-bracket/shared/live/liveLinks'
import { letterOf, streamsOf } from '@upper-bracket/shared/live/streamsOf'
import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { useSetLiveLinksMutation } from '#documents/liveEndpoints.ts'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { useLanguageNames } from '#platform/language/useLanguageNames.ts'
import { useShowSuccess } from '#platform/toasts/useToast.ts'
import { FormDialog } from '#ui/form/FormDialog.tsx'
import { FormField } from '#ui/form/FormField.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { type LinkDraft, type LinkProblem, liveLinksProblemsOf, readLiveLinks } from './liveLinksDraft.ts'

interface LiveLinksDialogProps {
  readonly competition: CompetitionDocument
  readonly onClose: () => void
}

/** The links to the broadcasts, each with its language and title; initially one empty row. */
export default function LiveLinksDialog({ competition, onClose }: LiveLinksDialogProps) {
  const { t } = useTranslation('live')
  const { language } = useLanguage()
  const [setLiveLinks] = useSetLiveLinksMutation()
  const showSuccess = useShowSuccess()
  const [first] = useState(() => emptyRow(language))
  const rows = useMemo(() => {
    const stored = competition.liveLinks
    return stored.length === 0 ? [first] : stored.map(link => ({ ...link, key: link.url }))
  }, [competition.liveLinks, first])
  const form = useForm({
    stored: { links: rows },
    read: readLiveLinks,
    send: async links => {
      const { id: competitionId, revision } = competition
      const answer = await setLiveLinks({ competitionId, revision, links: [...links] })
      if (answer.error) return answer
      showSuccess(t('saved'))
      onClose()
      return {}
    },
    problemsOf: liveLinksProblemsOf,
  })
  const { links } = form.draft
  const isOneStream = links.length < 2 && links.every(({ stream }) => stream === 0)
  const streamCount = Math.min(maxStreams, Math.max(links.length, streamsOf(competition).length))
  const change = (index: number, changes: Partial<LiveLink>) =>
    form.set(
      'links',
      links.map((link, at) => (at === index ? { ...link, ...changes } : link)),
    )
  return (
    <FormDialog title={t('editTitle')} submitLabel={t('save')} form={form} onClose={onClose}>
      <DialogContentText>{t('editLead')}</DialogContentText>
      {form.rebased.kept.length > 0 && (
        <Alert severity="info" variant="outlined">
          {t('meanwhile')}
        </Alert>
      )}
      {links.map((link, index) => (
        <LinkFields
          key={link.key}
          number={index + 1}
          link={link}
          problem={form.problems.links?.[index] ?? {}}
          streamCount={isOneStream ? 1 : streamCount}
          onChange={changes => change(index, changes)}
          onRemove={() =>
            form.set(
              'links',
              links.filter((_, at) => at !== index),
            )
          }
        />
      ))}
      {links.length < liveLinkLimits.links && (
        <Button
          color="inherit"
          startIcon={<Add />}
          sx={{ justifySelf: 'start' }}
          onClick={() => form.set('links', [...links, emptyRow(language)])}
        >
          {t('addLink')}
        </Button>
      )}
    </FormDialog>
  )
}

interface LinkFieldsProps {
  readonly number: number
  readonly link: LinkDraft
  readonly problem: LinkProblem
  /** The number of streams to choose from. */
  readonly streamCount: number
  readonly onChange: (changes: Partial<LiveLink>) => void
  readonly onRemove: () => void
}

function LinkFields({ number, link, problem, streamCount, onChange, onRemove }: LinkFieldsProps) {
  const { t } = useTranslation(['live', 'errors'])
  const languageNames = useLanguageNames()
  const id = useId()
  return (
    <Box component="fieldset" sx={fields}>
      <Box component="legend" sx={{ p: 0, mb: 1.5, fontWeight: 650 }}>
        {t('linkNumber', { number })}
      </Box>
      <FormField
        label={t('address')}
        name={`url-${number}`}
        // The type `url` would require the scheme, which people omit.
        type="text"
        inputProps={{ inputMode: 'url' }}
        autoComplete="off"
        autoFocus={number === 1}
        value={link.url}
        onChange={url => onChange({ url })}
        hint={number === 1 ? t('addressHint') : undefined}
        error={problem.url && t(`errors:${problem.url}`)}
      />
      <Box sx={details}>
        <FormControl variant="outlined">
          <InputLabel htmlFor={`${id}-lang`} shrink>
            {t('language')}
          </InputLabel>
          <NativeSelect
            value={link.lang}
            onChange={event => onChange({ lang: event.target.value as BroadcastLanguage })}
            input={<OutlinedInput id={`${id}-lang`} label={t('language')} notched />}
          >
            {broadcastLanguages.map(each => (
              <option key={each} value={each}>
                {languageNames(each)}
              </option>
            ))}
          </NativeSelect>
        </FormControl>
        {streamCount > 1 && (
          <Box className="wide">
            <FormControl variant="outlined" fullWidth>
              <InputLabel htmlFor={`${id}-stream`} shrink>
                {t('linkStream')}
              </InputLabel>
              <NativeSelect
                value={link.stream}
                onChange={event => onChange({ stream: Number(event.target.value) })}
                input={<OutlinedInput id={`${id}-stream`} label={t('linkStream')} notched />}
              >
                {Array.from({ length: streamCount }, (_, stream) => (
                  <option key={letterOf(stream)} value={stream}>
                    {t('streamLetter', { letter: letterOf(stream) })}
                  </option>
                ))}
              </NativeSelect>
            </FormControl>
          </Box>
        )}
        <Box className="title">
          <FormField
            label={t('linkTitle')}
            name={`title-${number}`}
            autoComplete="off"
            value={link.title}
            onChange={title => onChange({ title })}
            error={problem.title && t(`problem_${problem.title}`)}
          />
        </Box>
        <IconButton aria-label={t('removeLink', { number })} onClick={onRemove} sx={{ mt: 1 }}>
          <DeleteOutlined />
        </IconButton>
      </Box>
    </Box>
  )
}

function emptyRow(lang: BroadcastLanguage): LinkDraft {
  return { key: crypto.randomUUID(), url: '', lang, title: '', stream: 0 }
}

const fields = { border: 0, p: 0, m: 0, minWidth: 0, display: 'grid', gap: 1.5 } as const

/** On a phone the title has its own line. */
const details = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr auto', sm: '9.5rem 1fr auto' },
  alignItems: 'start',
  gap: 1.5,
  '& > .wide': { gridRow: { xs: 3, sm: 2 }, gridColumn: '1 / -1' },
  '& > .title': { gridRow: { xs: 2, sm: 'auto' }, gridColumn: { xs: '1 / -1', sm: 'auto' } },
} as const

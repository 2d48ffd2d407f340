import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { GuestList } from '@upper-bracket/shared/guest/list/readGuestList'
import { basisOfScale, rankScaleOf } from '@upper-bracket/shared/ranks/rankScale'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument, PlayerDocument, TeamDocument } from '#documents/competition.ts'
import { useEveryContactsQuery } from '#documents/contacts.ts'
import { Form } from '#ui/form/Form.tsx'
import { FormField } from '#ui/form/FormField.tsx'
import { LoadFailure } from '#ui/page/LoadFailure.tsx'
import { useSend } from '#ui/useSend.ts'
import { useAddGuestPlayersMutation } from '../teamEndpoints.ts'
import { GuestListPreview } from './GuestListPreview.tsx'
import { listContext } from './listContext.ts'
import { newGuests } from './newGuests.ts'
import { OpenedFile } from './OpenedFile.tsx'
import { SheetColumnsTable } from './SheetColumnsTable.tsx'
import { useGuestReading } from './useGuestReading.ts'
import type { useSheetFile } from './useSheetFile.ts'

interface GuestListFormProps {
  readonly competition: CompetitionDocument
  readonly players: readonly PlayerDocument[]
  readonly teams: readonly TeamDocument[]
  readonly text: string
  readonly onText: (text: string) => void
  readonly file: ReturnType<typeof useSheetFile>
  readonly onAdded: () => void
}

interface Sent {
  readonly key: string
  readonly list: GuestList
  readonly guests: ReturnType<typeof newGuests>
}

/** A pasted list, sheet or file, with a preview. What could not be read stays in the field, with its problems line by line. */
export function GuestListForm(props: GuestListFormProps) {
  const { competition, players, teams, text, onText, file, onAdded } = props
  const { t } = useTranslation('guests')
  const scale = rankScaleOf(competition)
  const { currentData: contacts, error, refetch } = useEveryContactsQuery(competition.id)
  const [addGuests, { isLoading: busy }] = useAddGuestPlayersMutation()
  const send = useSend()
  /** The players whom the organizer leaves out, by name. */
  const [dropped, setDropped] = useState<ReadonlySet<string>>(new Set())
  const read = useDeferredValue(text)
  const context = useMemo(
    () => listContext(competition, players, teams, contacts?.value ?? []),
    [competition, players, teams, contacts],
  )
  const { list: whole, chosen, choose } = useGuestReading(read, context)
  const list = useMemo(() => withoutDropped(whole, dropped), [whole, dropped])
  const [sent, setSent] = useState<Sent | null>(null)
  // While the list is being added, its players already arrive in the competition with the same names.
  const shown = busy && sent !== null ? sent.list : list
  const isTable = shown.sheet?.isList === false
  const toggle = (name: string) =>
    setDropped(
      names => new Set(names.has(name) ? [...names].filter(each => each !== name) : [...names, name]),
    )

  const submit = async () => {
    if (text !== read || list.players.length === 0 || contacts === undefined) return
    // The same list keeps its ids, so that a repeated call has no second effect.
    const key = JSON.stringify([text, [...dropped], chosen])
    const sending = sent?.key === key ? sent : { key, list, guests: newGuests(list) }
    setSent(sending)
    const isAdded = await send(
      addGuests({ competitionId: competition.id, ...sending.guests }),
      t('addedNow', { count: list.players.length }),
    )
    if (!isAdded) return
    setSent(null)
    if (sending.list.rest === '') onAdded()
    else onText(sending.list.rest)
  }
  return (
    <Form onSubmit={submit} busy={busy} sx={{ display: 'grid', gap: 2 }}>
      <FormField
        label={t('list')}
        name="list"
        autoComplete="off"
        multiline
        minRows={isTable ? 3 : 6}
        maxRows={isTable ? 5 : 12}
        value={text}
        onChange={onText}
        placeholder={t(`listPlaceholder_${scale}`)}
        hint={t('listHint', { context: basisOfScale(scale) })}
      />
      <FileButton file={file} />
      {text !== '' && <OpenedFile file={file} />}
      {shown.sheet !== null && (
        <SheetColumnsTable sheet={shown.sheet} chosen={chosen} scale={scale} onChoose={choose} />
      )}
      {read.trim() !== '' && (
        <GuestListPreview list={shown} scale={scale} dropped={droppedOf(whole, dropped)} onToggle={toggle} />
      )}
      {error !== undefined && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {/* The button stays visible below a long list. */}
      <Box sx={bar}>
        <Button
          type="submit"
          variant="contained"
          loading={busy}
          disabled={shown.players.length === 0 || contacts === undefined}
          data-next-step="add-players"
          sx={{ minHeight: 44 }}
        >
          {shown.players.length === 0 ? t('addNobody') : t('addMany', { count: shown.players.length })}
        </Button>
      </Box>
    </Form>
  )
}

/** The list without players who are left out, and without teams that nobody else is in. */
function withoutDropped(list: GuestList, dropped: ReadonlySet<string>): GuestList {
  if (dropped.size === 0) return list
  const players = list.players.filter(({ name }) => !dropped.has(name))
  const isKept = list.teams.map((_, index) => players.some(({ team }) => team === index))
  const indexOf = (team: number) => isKept.slice(0, team).filter(Boolean).length
  return {
    ...list,
    players: players.map(each => ({ ...each, team: each.team === null ? null : indexOf(each.team) })),
    teams: list.teams.filter((_, index) => isKept[index]),
  }
}

function droppedOf({ players }: GuestList, dropped: ReadonlySet<string>): readonly string[] {
  return players.flatMap(({ name }) => (dropped.has(name) ? [name] : []))
}

function FileButton({ file }: { file: ReturnType<typeof useSheetFile> }) {
  const { t } = useTranslation('guests')
  return (
    <div>
      <input {...file.input} aria-label={t('file')} />
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<UploadFileOutlined />}
        loading={file.isReading}
        onClick={file.open}
        sx={{ minHeight: 44 }}
      >
        {t('file')}
      </Button>
      <Box component="span" sx={{ ml: 1.5, color: 'text.secondary', fontSize: '0.875rem' }}>
        {t('fileTypes')}
      </Box>
    </div>
  )
}

/** Over the label of the list, which has a layer of its own. */
const bar = {
  position: 'sticky',
  bottom: -20,
  zIndex: 2,
  mx: -3,
  px: 3,
  py: 1.5,
  bgcolor: 'background.paper',
} as const

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { rankScaleOf } from '@upper-bracket/shared/ranks/rankScale'
import { guestUidOf } from '@upper-bracket/shared/player/guestUid'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument, PlayerDocument } from '#documents/competition.ts'
import { newDocumentId } from '#platform/addresses/newDocumentId.ts'
import { Form } from '#ui/form/Form.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { PlainList } from '#ui/PlainList.tsx'
import { NamedRankBadge } from '#ui/ranks/NamedRankBadge.tsx'
import { useAddGuestPlayersMutation } from '../teamEndpoints.ts'
import { GuestFields } from './GuestFields.tsx'
import { guestProblemsOf, readGuest } from './guestDraft.ts'

interface OneGuestProps {
  readonly competition: CompetitionDocument
  readonly players: readonly PlayerDocument[]
}

const empty = { name: '', rank: '' }

/** Adds one player after another: Enter adds, and the focus returns to the name field. */
export function OneGuest({ competition, players }: OneGuestProps) {
  const { t } = useTranslation('guests')
  const { id: competitionId } = competition
  const scale = rankScaleOf(competition)
  const fields = useRef<HTMLDivElement>(null)
  const [uid, setUid] = useState(newGuestUid)
  const [added, setAdded] = useState<readonly { uid: string; name: string; rankTier: number | null }[]>([])
  const [addGuests] = useAddGuestPlayersMutation()
  const { draft, field, reset, problems, busy, submit } = useForm({
    stored: empty,
    read: typed =>
      readGuest(
        typed,
        scale,
        players.filter(player => player.uid !== uid).map(({ displayName }) => displayName),
      ),
    send: async guest => {
      const player = { uid, ...guest }
      const answer = await addGuests({ competitionId, players: [{ ...player, teamId: null }], teams: [] })
      if (answer.error) return answer
      setAdded(before => [player, ...before])
      setUid(newGuestUid())
      reset(['name', 'rank'])
      fields.current?.querySelector('input')?.focus()
      return {}
    },
    problemsOf: guestProblemsOf,
  })
  return (
    <>
      <Form onSubmit={submit} busy={busy} sx={{ display: 'grid', gap: 2 }}>
        <Box ref={fields} sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <GuestFields scale={scale} rank={draft.rank} problems={problems} field={field} />
        </Box>
        <Button type="submit" variant="contained" loading={busy} sx={{ justifySelf: 'start', minHeight: 44 }}>
          {t('addOne')}
        </Button>
      </Form>
      <Box role="status" sx={{ color: 'text.secondary' }}>
        {added.length === 0 ? t('oneHint') : t('addedNow', { count: added.length })}
      </Box>
      {added.length > 0 && (
        <PlainList sx={{ display: 'grid', gap: 0.5 }}>
          {added.map(player => (
            <Box component="li" key={player.uid} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <NamedRankBadge scale={scale} tier={player.rankTier} size={28} />
              <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere', fontWeight: 600 }}>
                {player.name}
              </Box>
            </Box>
          ))}
        </PlainList>
      )}
    </>
  )
}

const newGuestUid = () => guestUidOf(newDocumentId())

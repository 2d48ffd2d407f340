import type { RankScale } from '@upper-bracket/shared/ranks/rankScale'
import { useTranslation } from 'react-i18next'
import type { PlayerDocument } from '#documents/competition.ts'
import { PickerDialog } from '#ui/search/PickerDialog.tsx'
import { PickablePlayer } from './PickablePlayer.tsx'

interface PlayerPickerProps {
  readonly title: string
  readonly lead?: string
  /** Replaces `lead` if there are no players. */
  readonly empty: string
  readonly search: { readonly label: string; readonly fromItems: number }
  /** Those with a note cannot be chosen. */
  readonly players: readonly (PlayerDocument & { readonly note?: string })[]
  readonly scale: RankScale
  readonly onPick: (uid: string) => void
  readonly onClose: () => void
}

/** A dialog to choose one of several players. */
export function PlayerPicker({ search, players, scale, onPick, ...frame }: PlayerPickerProps) {
  const { t } = useTranslation('teams')
  return (
    <PickerDialog
      search={{ ...search, notFound: t('poolNotFound') }}
      items={players.map(player => ({
        ...player,
        name: player.displayName,
        disabled: player.note !== undefined,
      }))}
      onPick={({ uid }) => onPick(uid)}
      {...frame}
    >
      {({ note, ...player }) => <PickablePlayer player={player} scale={scale} {...(note && { note })} />}
    </PickerDialog>
  )
}

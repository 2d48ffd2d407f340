import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { type Constraints, constraintLimits } from '@upper-bracket/shared/balance/constraints'
import type { RankScale } from '@upper-bracket/shared/ranks/rankScale'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerDocument } from '#documents/competition.ts'
import { DismissButton } from '#ui/DismissButton.tsx'
import { PlainList } from '#ui/PlainList.tsx'
import { NamedRankBadge } from '#ui/ranks/NamedRankBadge.tsx'
import { matchesName } from '#ui/search/matchesName.ts'
import { SearchField } from '#ui/search/SearchField.tsx'
import { UserAvatar } from '#ui/UserAvatar.tsx'

interface GroupDialogProps {
  readonly kind: keyof Constraints
  readonly players: readonly PlayerDocument[]
  readonly scale: RankScale
  /** The group to change; empty for a new one. */
  readonly group: readonly string[]
  readonly onSave: (group: readonly string[]) => void
  readonly onClose: () => void
}

const most = 100

/** A dialog to choose the players of a constraint. */
export function GroupDialog({ kind, players, scale, group, onSave, onClose }: GroupDialogProps) {
  const { t } = useTranslation('teams')
  const id = useId()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(group))
  const full = chosen.size >= constraintLimits[kind]
  const found = players
    .filter(({ displayName }) => matchesName(displayName, typed))
    .toSorted((a, b) => Number(group.includes(b.uid)) - Number(group.includes(a.uid)))
  const toggle = (uid: string) => {
    const next = new Set(chosen)
    if (!next.delete(uid)) next.add(uid)
    setChosen(next)
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{t(`group_${kind}`)}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5, alignContent: 'start', minHeight: 160 }}>
        <Typography color="textSecondary">{t(`groupText_${kind}`)}</Typography>
        <SearchField label={t('groupSearch')} value={typed} onChange={setTyped} />
        {found.length === 0 && <Typography color="textSecondary">{t('poolNotFound')}</Typography>}
        <PlainList>
          {found.slice(0, most).map(({ uid, displayName, photoURL, rankTier }) => (
            <li key={uid}>
              <Box component="label" sx={row}>
                <input
                  type="checkbox"
                  checked={chosen.has(uid)}
                  disabled={full && !chosen.has(uid)}
                  onChange={() => toggle(uid)}
                />
                <UserAvatar name={displayName} photoURL={photoURL} size={32} />
                <Box component="span" sx={{ minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
                  {displayName}
                </Box>
                <Box component="span" sx={{ ml: 'auto', display: 'flex' }}>
                  <NamedRankBadge scale={scale} tier={rankTier} />
                </Box>
              </Box>
            </li>
          ))}
        </PlainList>
      </DialogContent>
      <DialogActions>
        <DismissButton onClick={onClose} />
        <Button
          variant="contained"
          disabled={chosen.size < (kind === 'substitutes' ? 1 : 2)}
          onClick={() => onSave([...chosen])}
        >
          {t('groupSave', { count: chosen.size })}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  minHeight: 48,
  px: 1,
  borderRadius: 1,
  cursor: 'pointer',
  '& input': { width: 20, height: 20, m: 0, flexShrink: 0, accentColor: 'currentColor' },
  '&:hover': { bgcolor: 'background.raised' },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'brand.main', outlineOffset: -2 },
  '&:has(:disabled)': { opacity: 0.5, cursor: 'default' },
} as const

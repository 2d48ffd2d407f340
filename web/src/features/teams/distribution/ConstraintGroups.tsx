import CloseOutlined from '@mui/icons-material/CloseOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { type Constraints, constraintLimits } from '@upper-bracket/shared/balance/constraints'
import type { RankScale } from '@upper-bracket/shared/ranks/rankScale'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PlayerDocument } from '#documents/competition.ts'
import { PlainList } from '#ui/PlainList.tsx'
import { GroupDialog } from './GroupDialog.tsx'

interface ConstraintGroupsProps {
  readonly constraints: Constraints
  /** The players to choose from. */
  readonly players: readonly PlayerDocument[]
  readonly scale: RankScale
  readonly nameOf: (uid: string) => string
  readonly disabled: boolean
  readonly onChange: (constraints: Constraints) => void
}

const kinds = ['together', 'apart', 'substitutes'] as const

/** The groups of players that must be kept together or apart, or stay as substitutes. */
export function ConstraintGroups(props: ConstraintGroupsProps) {
  const { constraints, players, scale, nameOf, disabled, onChange } = props
  const { t, i18n } = useTranslation('teams')
  const id = useId()
  const groupsOf = (kind: keyof Constraints) => constraints[kind] ?? []
  const [editing, setEditing] = useState<{ kind: keyof Constraints; at: number } | null>(null)
  const names = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
  const change = (kind: keyof Constraints, groups: Constraints['apart']) =>
    onChange({ ...constraints, [kind]: groups })
  const save = (group: readonly string[]) => {
    if (editing === null) return
    const groups = groupsOf(editing.kind)
    change(editing.kind, editing.at < groups.length ? groups.with(editing.at, group) : [...groups, group])
    setEditing(null)
  }
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1 }}>
      <Typography id={id} component="h3" sx={{ fontWeight: 650 }}>
        {t('constraints')}
      </Typography>
      <PlainList sx={{ display: 'grid', gap: 0.5 }}>
        {kinds.flatMap(kind =>
          groupsOf(kind).map((group, at) => {
            const who = names.format(group.map(nameOf))
            return (
              <Box component="li" key={`${kind} ${group.join()}`} sx={row}>
                <Box component="span" sx={{ color: 'text.secondary', flexShrink: 0 }}>
                  {t(`constraint_${kind}`)}
                </Box>
                <Box component="span" sx={{ minWidth: 0, flexGrow: 1, overflowWrap: 'anywhere' }}>
                  {who}
                </Box>
                <IconButton
                  size="small"
                  aria-label={t('constraintEdit', { who })}
                  disabled={disabled}
                  onClick={() => setEditing({ kind, at })}
                >
                  <EditOutlined fontSize="small" />
                </IconButton>
                <IconButton
                  size="small"
                  aria-label={t('constraintDelete', { who })}
                  disabled={disabled}
                  onClick={() => change(kind, groupsOf(kind).toSpliced(at, 1))}
                >
                  <CloseOutlined fontSize="small" />
                </IconButton>
              </Box>
            )
          }),
        )}
      </PlainList>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {kinds.map(kind => (
          <Button
            key={kind}
            variant="outlined"
            color="inherit"
            sx={{ minHeight: 44 }}
            disabled={disabled || players.length < 2 || groupsOf(kind).length >= constraintLimits.groups}
            onClick={() => setEditing({ kind, at: groupsOf(kind).length })}
          >
            {t(`constraintAdd_${kind}`)}
          </Button>
        ))}
      </Box>
      {editing !== null && (
        <GroupDialog
          kind={editing.kind}
          players={players}
          scale={scale}
          group={groupsOf(editing.kind)[editing.at] ?? []}
          onSave={save}
          onClose={() => setEditing(null)}
        />
      )}
    </Box>
  )
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  pl: 1.5,
  pr: 0.5,
  py: 0.5,
  minHeight: 40,
  borderRadius: 1,
  bgcolor: 'background.raised',
} as const

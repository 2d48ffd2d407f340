import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { groupLetter } from '@upper-bracket/shared/bracket/rounds/groupLetter'
import { checkGroups, groupEntrants } from '@upper-bracket/shared/bracket/seeding/groupEntrants'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorSentence } from '#platform/errors/errorSentence.ts'
import { plainSelect } from '../../../ui/format/plainSelect.ts'
import { choiceRow } from './choiceRow.ts'
import { Disclosure } from './Disclosure.tsx'
import { MethodChoice } from './MethodChoice.tsx'
import type { useGeneration } from './useGeneration.ts'
import type { GroupingMethod } from './useGrouping.ts'

interface GroupingChoiceProps {
  readonly generation: ReturnType<typeof useGeneration>
}

const methods: readonly GroupingMethod[] = ['snake', 'pots', 'draw', 'manual']

/** The choice of how teams get into the groups of the first stage, with the resulting groups. */
export default function GroupingChoice({ generation }: GroupingChoiceProps) {
  const { t } = useTranslation('format')
  const { grouping, entering, draw, drawAgain } = generation
  const { method, apart, manual, count } = grouping
  const sentence = useErrorSentence()
  const teamIds = useMemo(() => entering.map(team => team.id), [entering])
  const sets = useMemo(() => (apart.length > 1 ? [apart] : []), [apart])
  const made = useMemo(() => {
    if (manual !== null) return checkGroups(teamIds, manual, sets)
    return method === 'manual' ? null : groupEntrants(teamIds, { method, groups: count, draw, apart: sets })
  }, [teamIds, manual, method, count, draw, sets])
  const groups = manual ?? (made?.ok ? made.value : null)
  const choose = (wanted: GroupingMethod) => {
    const snake = groupEntrants(teamIds, { method: 'snake', groups: count, draw, apart: [] })
    grouping.setMethod(wanted, groups ?? (snake.ok ? snake.value : []))
  }
  const problem = made?.ok === false ? sentence(made) : null
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <MethodChoice
        title={t('grouping')}
        methods={methods.map(each => ({ method: each, label: t(`grouping_${each}`) }))}
        value={method}
        hint={t(`groupingHint_${method}`)}
        onChoose={choose}
        onDraw={method === 'pots' || method === 'draw' ? drawAgain : null}
      />
      <Apart generation={generation} />
      {problem !== null && (
        <Alert severity="warning" variant="outlined" tabIndex={-1}>
          {problem}
        </Alert>
      )}
      {grouping.isUneven && (
        <Alert severity="warning" variant="outlined" tabIndex={-1}>
          {t('groupsUneven')}
        </Alert>
      )}
      {groups !== null && <GroupsPreview generation={generation} groups={groups} />}
    </Box>
  )
}

/** The teams of which no two may be in the same group. */
function Apart({ generation }: GroupingChoiceProps) {
  const { t } = useTranslation('format')
  const { grouping, entering } = generation
  const { apart, setApart } = grouping
  return (
    <Disclosure label={apart.length > 0 ? t('apartCount', { teams: apart.length }) : t('apart')}>
      <Typography variant="body2" color="textSecondary">
        {t('apartHint')}
      </Typography>
      <Box sx={teamColumns}>
        {entering.map(team => (
          <FormControlLabel
            key={team.id}
            control={
              <Checkbox
                checked={apart.includes(team.id)}
                onChange={(_, checked) =>
                  setApart(checked ? [...apart, team.id] : apart.filter(other => other !== team.id))
                }
              />
            }
            label={team.name}
          />
        ))}
      </Box>
    </Disclosure>
  )
}

function GroupsPreview({
  generation,
  groups,
}: GroupingChoiceProps & { readonly groups: readonly (readonly string[])[] }) {
  const { t } = useTranslation('format')
  const { grouping, entering } = generation
  const [announcement, setAnnouncement] = useState('')
  const names = new Map(entering.map(team => [team.id, team.name]))
  const id = useId()
  const grid = useRef<HTMLDivElement>(null)
  const moved = useRef<string | null>(null)

  // The row of a team that changes its group is a new one, and the focus stays with the team.
  useEffect(() => {
    if (moved.current === null) return
    grid.current?.querySelector<HTMLSelectElement>(`[data-team="${CSS.escape(moved.current)}"]`)?.focus()
    moved.current = null
  })

  const move = (teamId: string, group: number) => {
    moved.current = teamId
    grouping.move(teamId, group)
    setAnnouncement(t('teamMoved', { team: names.get(teamId) ?? '', group: groupLetter(group) }))
  }

  return (
    <>
      <Box ref={grid} sx={groupGrid}>
        {groups.map((members, group) => {
          const letter = groupLetter(group)
          return (
            <Box component="section" key={letter} aria-labelledby={`${id}-${letter}`}>
              <Typography id={`${id}-${letter}`} variant="h4" component="h3" sx={{ mb: 0.5 }}>
                {t('group', { group: letter })}
              </Typography>
              <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                {members.map(teamId => {
                  const team = names.get(teamId) ?? ''
                  return (
                    <Box component="li" key={teamId} sx={memberRow}>
                      <span>{team}</span>
                      {grouping.manual !== null && (
                        <Box
                          component="select"
                          aria-label={t('groupOf', { team })}
                          value={group}
                          data-team={teamId}
                          onChange={event => move(teamId, Number(event.target.value))}
                          sx={plainSelect}
                        >
                          {groups.map((_, index) => (
                            <option key={groupLetter(index)} value={index}>
                              {groupLetter(index)}
                            </option>
                          ))}
                        </Box>
                      )}
                    </Box>
                  )
                })}
              </Box>
            </Box>
          )
        })}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
    </>
  )
}

const teamColumns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  '& > label': { m: 0, overflowWrap: 'anywhere' },
} as const

const groupGrid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  gap: 2,
} as const

const memberRow = { ...choiceRow, '& > span': { overflowWrap: 'anywhere', minWidth: 0 } } as const

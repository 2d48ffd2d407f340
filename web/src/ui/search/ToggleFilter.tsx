import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'

interface ToggleFilterProps<Choice extends string> {
  readonly label: string
  readonly chosen: Choice | null
  readonly onChoose: (chosen: Choice | null) => void
  /** The label of the choice that excludes nothing. */
  readonly any: string
  readonly choices: readonly (readonly [choice: Choice, name: string])[]
}

/** Narrows a list down to one of a few choices. */
export function ToggleFilter<Choice extends string>(props: ToggleFilterProps<Choice>) {
  const { label, chosen, onChoose, any, choices } = props
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={label}
      value={chosen ?? all}
      onChange={(_, choice: Choice | typeof all | null) => onChoose(choice === all ? null : choice)}
    >
      <ToggleButton value={all}>{any}</ToggleButton>
      {choices.map(([choice, name]) => (
        <ToggleButton key={choice} value={choice}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

const all = 'all' as const

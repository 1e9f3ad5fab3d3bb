import { Heart, Layers } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { RadioGroup } from '#app/ui/radio-group.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Select, TextArea, TextField } from '#app/ui/field.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { ToggleButton } from '#app/ui/toggle-button.tsx'
import { GridSkeleton } from '#app/ui/skeleton.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { TabLinks } from '#app/ui/tabs.tsx'
import { type ToastKind, useToast } from '#app/ui/toast.tsx'
import { LoadingMessage } from '#app/ui/loading-message.tsx'
import { ScreenTitle } from './layout/screen-title.tsx'

const CRAYONS = ['tomato', 'tangerine', 'sun', 'leaf', 'sky', 'grape'] as const
const CRAYON_CLASSES = {
  tomato: 'bg-tomato',
  tangerine: 'bg-tangerine',
  sun: 'bg-sun',
  leaf: 'bg-leaf',
  sky: 'bg-sky',
  grape: 'bg-grape',
}
const TOASTS: ToastKind[] = ['success', 'error', 'info', 'warning', 'loading']

/** Shows every interface component in every state. Only available in development. */
export default function Design() {
  return (
    <>
      <title>Design</title>
      <meta name="robots" content="noindex" />
      <ScreenTitle title="Design system" lead="Every component in every state. See docs/design.md." />
      <div className="flex flex-col gap-12">
        <Section name="Colors">
          {CRAYONS.map((name) => (
            <span
              key={name}
              className={`outlined flex size-24 items-end p-2 text-sm ${CRAYON_CLASSES[name]}`}
            >
              {name}
            </span>
          ))}
        </Section>
        <Section name="Headings">
          <p className="crayon-underline font-display text-4xl font-bold">A crayon stroke</p>
          <p className="font-display text-2xl font-bold">Shantell Sans</p>
          <p>Atkinson Hyperlegible Next, for reading.</p>
        </Section>
        <Buttons />
        <Section name="Badges">
          {(
            ['easy', 'medium', 'hard', 'plain', 'active', 'highlight', 'success', 'warning', 'error'] as const
          ).map((variant) => (
            <Badge key={variant} variant={variant}>
              {variant}
            </Badge>
          ))}
        </Section>
        <Section name="Stars">
          {[0, 1, 3.4, 4.8, 5].map((average) => (
            <Stars key={average} average={average} label={`${average} of 5`} />
          ))}
        </Section>
        <Fields />
        <Section name="Tabs and pager">
          <TabLinks
            label="Tabs"
            current="b"
            tabs={[
              { id: 'a', label: 'All', to: '#', count: 12 },
              { id: 'b', label: 'Chosen', to: '#', count: 4 },
            ]}
          />
          <Pager
            current={4}
            pages={9}
            href={(page) => `?page=${page}`}
            labels={{ nav: 'Pages', previous: 'Previous', next: 'Next', page: (page) => `Page ${page}` }}
          />
        </Section>
        <Overlays />
        <Section name="Empty">
          <EmptyState picture="sheet" title="Nothing here yet" hint="And what can be done about it.">
            <ButtonLink variant="primary" to="#">
              The next step
            </ButtonLink>
          </EmptyState>
          <EmptyState picture="broken" title="It did not come" hint="What happened, and what to do.">
            <ButtonLink variant="primary" to="#">
              Try Again
            </ButtonLink>
          </EmptyState>
        </Section>
        <Section name="Loading">
          <LoadingMessage>Loading…</LoadingMessage>
        </Section>
        <section>
          <h2 className="mb-4 text-2xl">Skeleton</h2>
          <GridSkeleton count={5} label="Loading…" />
        </section>
      </div>
    </>
  )
}

function Section({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 text-2xl">{name}</h2>
      <div className="flex flex-wrap items-center gap-4">{children}</div>
    </section>
  )
}

function Buttons() {
  const [isOn, setOn] = useState(true)
  return (
    <Section name="Buttons">
      {(['primary', 'plain', 'quiet', 'danger'] as const).map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
      <Button disabled>disabled</Button>
      <Button variant="primary" busyLabel="Drawing…">
        busy
      </Button>
      <ButtonLink to="#">a link</ButtonLink>
      <ToggleButton crayon="tomato" isOn={isOn} label="Favourite" onClick={() => setOn(!isOn)}>
        <Heart aria-hidden="true" className="size-5" strokeWidth={2.5} />
      </ToggleButton>
      <ToggleButton crayon="sky" isOn={!isOn} label="Class pack" onClick={() => setOn(!isOn)}>
        <Layers aria-hidden="true" className="size-5" strokeWidth={2.5} />
      </ToggleButton>
    </Section>
  )
}

function Fields() {
  const [isTicked, setTicked] = useState(true)
  const [paper, setPaper] = useState<'a4' | 'letter'>('a4')
  return (
    <section className="grid max-w-3xl gap-5 sm:grid-cols-2">
      <h2 className="text-2xl sm:col-span-2">Fields</h2>
      <TextField label="Empty" placeholder="A dragon reading" />
      <TextField label="With a hint" hint="We never pass it on." defaultValue="ada@example.org" />
      <TextField label="With an error" error="This does not look like an email address." defaultValue="ada" />
      <TextField label="Disabled" disabled defaultValue="ada@example.org" />
      <Select label="Select" defaultValue="b">
        <option value="a">Simple</option>
        <option value="b">Cartoon</option>
      </Select>
      <TextArea label="Area" defaultValue="More otters, please." />
      <Checkbox label="A box to tick" checked={isTicked} onChange={setTicked} />
      <RadioGroup<'a4' | 'letter'>
        legend="One of a few"
        name="design-paper"
        options={[
          { value: 'a4', label: 'A4' },
          { value: 'letter', label: 'US Letter' },
        ]}
        value={paper}
        onChange={setPaper}
      />
    </section>
  )
}

function Overlays() {
  const { show } = useToast()
  const [open, setOpen] = useState<'sheet' | 'drawer'>()
  return (
    <Section name="Sheet, drawer, toasts">
      <Button onClick={() => setOpen('sheet')}>Open a sheet</Button>
      <Button onClick={() => setOpen('drawer')}>Open a drawer</Button>
      {TOASTS.map((kind) => (
        <Button key={kind} onClick={() => show({ kind, title: `A ${kind} toast`, text: 'One at a time.' })}>
          {kind}
        </Button>
      ))}
      {open && (
        <Dialog open as={open} onClose={() => setOpen(undefined)} title={`A ${open}`} closeLabel="Close">
          <p>It traps the focus, closes on Escape and gives the focus back.</p>
        </Dialog>
      )}
    </Section>
  )
}

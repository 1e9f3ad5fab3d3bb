import type { Lexicon } from '#artist/lexicon/lexicon.ts'
import { usualFacts } from '../outcome/usual-facts.ts'
import { isPlaceItself } from '../feasts/place-casts.ts'
import type { Wish } from '../wish.ts'
import type { Story } from './story.ts'

/** Verbs that name their place themselves. */
const PLACE_IN_VERB: Record<string, string> = {
  'play-football': 'football-pitch',
  'score-goal': 'football-pitch',
}

/**
 * The part of a story that belongs in the title: beside an action or a companion only one place or time, and beside an object
 * none that it implies ("reads a book", not "reads a book in the living room"). The description has the rest.
 */
export function shortenForTitle(story: Story, wish: Wish, lexicon: Lexicon): Story {
  const { place, time, ...rest } = story
  const feast = [time, place].find((one) => one !== undefined && one.id === wish.feast)
  // A feast says more than the room in which it is celebrated.
  if (feast) return { ...rest, place: feast }
  if (!story.verb && !story.other) return story
  // A wish for nothing but the zoo is titled by one of its animals and the zoo, because it names none of them.
  if (isPlaceItself(wish) && place) return { ...rest, place, others: [] }
  if (story.others.length > 0 || story.seat) return rest
  const usual = story.other ? usualFacts(wish, (noun) => lexicon.nouns.get(noun)?.topic) : {}
  const isUsualPlace = wish.setting === usual.setting || PLACE_IN_VERB[story.verb?.id ?? ''] === wish.setting
  // Fallen leaves say autumn.
  const isInLeaves = story.other?.noun === 'leaf' && wish.season === 'autumn'
  const isUsualTime =
    isInLeaves ||
    (['season', 'weather', 'time'] as const).some(
      (key) => wish[key] !== undefined && wish[key] === usual[key],
    )
  // A story without a place has the time in the field `place`.
  const [where, when] = time || place?.id === wish.setting ? [place, time] : [undefined, place]
  const shownPlace = (isUsualPlace ? undefined : where) ?? (isUsualTime ? undefined : when)
  return shownPlace ? { ...rest, place: shownPlace } : rest
}

import type { Lexicon } from './lexicon.ts'

// What a noun is or can be used for. The lists are short, because the noun's topic covers most cases.

const ANIMATE_TOPICS = new Set([
  'animals',
  'birds',
  'sea',
  'insects',
  'dinosaurs',
  'fantasy',
  'people',
  'jobs',
])
const ANIMAL_TOPICS = new Set(['animals', 'birds', 'sea', 'insects', 'dinosaurs'])

/** Inanimate nouns of animate topics. */
const INANIMATE = new Set(
  `dog-sled coral-reef coral seashell pearl seaweed anchor wave aquarium sponge message-in-a-bottle shipwreck fishbone spider-web
  beehive anthill cocoon dinosaur-egg fossil dinosaur-skeleton crown treasure-chest magic-wand tiara sword fairy-house flying-carpet
  magic-broom cauldron magic-potion treasure-map pirate-flag shield dragon-egg magic-lamp crystal-ball spell-book throne armor
  knight-helmet enchanted-forest time-machine hand face foot eye tooth body`.split(/\s+/),
)
/** Animate nouns of other topics. */
const ALSO_ANIMATE = new Set(
  `snowman santa-claus gingerbread-man angel st-nicholas easter-bunny christmas-elf sinterklaas-helper easter-chick st-martin befana
  wise-man nutcracker easter-lamb trick-or-treater chinese-dragon harlequin lucky-cat cupid football-player figure-skater horse-rider
  goalkeeper skier surfer swimmer gymnast basketball-player cyclist runner karateka climber cheerleader musician conductor scarecrow
  doll teddy-bear stuffed-animal puppet toy-soldier rubber-duck`.split(/\s+/),
)
const HUMAN_FANTASY = new Set(
  `mermaid fairy princess prince king queen knight pirate wizard witch alien superhero superheroine vampire giant dwarf elf gnome troll
  red-riding-hood leprechaun genie tooth-fairy zombie robot ghost skeleton mummy`.split(/\s+/),
)
/** Roles that another figure can take: a cat astronaut, a girl pirate. */
const COSTUMES = new Set(
  `mermaid fairy princess prince king queen knight pirate wizard witch superhero superheroine vampire dwarf elf gnome leprechaun
  santa-claus christmas-elf angel clown ballerina dancer bride groom magician cowboy ninja acrobat juggler viking caveman samurai
  pharaoh roman hiker scout`.split(/\s+/),
)
const ALSO_WEARABLE = new Set(
  `crown tiara armor knight-helmet party-hat santa-hat witch-hat bishops-mitre orange-crown graduation-cap carnival-mask
  carnival-costume flower-wreath football-shirt headphone medal shield ice-skate roller-skate ski stethoscope`.split(
    /\s+/,
  ),
)
const NOT_WEARABLE = new Set(['umbrella', 'parasol', 'button', 'lipstick', 'clothing'])
const RIDEABLE = new Set(
  `bicycle tricycle balance-bike kick-scooter motorcycle motor-scooter dirt-bike quad-bike skateboard snowboard surfboard sled
  rocking-horse hobby-horse magic-broom flying-carpet broom jet-ski snowmobile swing seesaw carousel dog-sled horse pony unicorn
  pegasus winged-unicorn donkey camel dromedary llama`.split(/\s+/),
)
const HOLDABLE = new Set(
  `balloon flower rose tulip sunflower daisy bouquet lantern flag kite magic-wand sword shield umbrella parasol lollipop ice-cream
  popsicle cotton-candy candy-cane candy teddy-bear doll book letter map treasure-map pencil paintbrush magnifying-glass bucket shovel
  basket easter-basket handbag suitcase camera phone microphone guitar violin ukulele trumpet flute fishing-rod hammer saw broom
  magic-broom trophy heart gift candle flashlight watering-can tennis-racket hockey-stick bow-and-arrow whistle key spell-book
  magic-potion bone pinwheel yo-yo paper-plane sparkler telescope binoculars school-cone maraca tambourine bell feather apple banana
  carrot donut cupcake hot-dog hamburger pizza cookie soap-bubble pirate-flag bishops-staff valentine-card mothers-day-card medal
  treasure-chest`.split(/\s+/),
)
const READABLE = new Set('book spell-book letter map treasure-map postcard notebook tablet'.split(' '))
const AIRCRAFT = new Set(
  'airplane helicopter biplane glider space-shuttle rocket ufo hot-air-balloon zeppelin drone'.split(' '),
)
const WATERCRAFT = new Set(
  `boat sailboat ship pirate-ship motorboat rowing-boat canoe raft fishing-boat ferry cruise-ship viking-ship container-ship tugboat
  gondola submarine paper-boat jet-ski`.split(/\s+/),
)
const BODY_PARTS = new Set(['hand', 'face', 'foot', 'eye', 'tooth', 'body', 'paw-print'])

export const topicOf = (id: string, lexicon: Lexicon): string => lexicon.nouns.get(id)?.topic ?? ''

export const isAnimate = (id: string, lexicon: Lexicon): boolean =>
  ALSO_ANIMATE.has(id) || (ANIMATE_TOPICS.has(topicOf(id, lexicon)) && !INANIMATE.has(id))

export const isPerson = (id: string, lexicon: Lexicon): boolean => {
  const topic = topicOf(id, lexicon)
  return (
    (isAnimate(id, lexicon) && (topic === 'people' || topic === 'jobs' || topic === 'sports')) ||
    HUMAN_FANTASY.has(id)
  )
}

export const isAnimal = (id: string, lexicon: Lexicon): boolean =>
  ANIMAL_TOPICS.has(topicOf(id, lexicon)) && !INANIMATE.has(id)

/** A profession or a costume, which another figure can take as a role. */
export const isRole = (id: string, lexicon: Lexicon): boolean =>
  COSTUMES.has(id) || (isPerson(id, lexicon) && ['jobs', 'sports'].includes(topicOf(id, lexicon)))

export const isWearable = (id: string, lexicon: Lexicon): boolean =>
  ALSO_WEARABLE.has(id) || (topicOf(id, lexicon) === 'clothes' && !NOT_WEARABLE.has(id))

export const isAircraft = (id: string): boolean => AIRCRAFT.has(id)
export const isWatercraft = (id: string): boolean => WATERCRAFT.has(id)
export const isRideable = (id: string): boolean => RIDEABLE.has(id)
export const isHoldable = (id: string): boolean => HOLDABLE.has(id)
export const isReadable = (id: string): boolean => READABLE.has(id)
export const isBodyPart = (id: string): boolean => BODY_PARTS.has(id)
export const isVehicle = (id: string, lexicon: Lexicon): boolean => topicOf(id, lexicon) === 'vehicles'
export const isInstrument = (id: string, lexicon: Lexicon): boolean => topicOf(id, lexicon) === 'music'

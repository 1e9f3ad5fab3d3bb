/** What ids tell about where something belongs. Nouns of the lexicon; what is not listed simply stands on the ground. */
const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** In the air unless the wish says otherwise. */
export const FLIERS = list(`
  butterfly bee bumblebee dragonfly moth firefly wasp mosquito fly hummingbird bat swallow seagull eagle falcon pterodactyl
  airplane biplane glider helicopter drone hot-air-balloon zeppelin parachute rocket space-shuttle ufo satellite kite paper-plane
  soap-bubble cloud sun moon star rainbow crescent-moon shooting-star comet planet earth ringed-planet red-planet lightning
  firework snowflake christmas-star flying-carpet fairy tooth-fairy angel cupid ghost phoenix genie meteorite galaxy`)

/** Swim where there is water. */
export const SWIMMERS = list(`
  fish dolphin shark whale octopus jellyfish seahorse clownfish goldfish sea-turtle orca narwhal pufferfish swordfish manta-ray
  squid hammerhead-shark beluga anglerfish angelfish koi piranha manatee eel salmon trout tuna blobfish flying-fish megalodon
  mosasaurus plesiosaur kraken mermaid diver submarine loch-ness-monster axolotl tadpole shrimp`)

/** Swim where there is water, unless they are said to do something else. */
export const WATERFOWL = list('duck duckling swan goose')

/** Float on the water. */
export const BOATS = list(`
  boat sailboat sailing-boat ship pirate-ship motorboat cruise-ship ferry rowing-boat canoe raft fishing-boat viking-ship
  container-ship tugboat gondola jet-ski paper-boat sinterklaas-steamboat rubber-duck swim-ring surfboard wave`)

/** Ridden through the air. */
export const BROOMS = list('broom magic-broom')

export const TREES = list('tree oak palm-tree apple-tree fir-tree birch willow')

/** Several of them stand in a bed rather than in a hand. */
export const PLANTED = list('flower rose tulip sunflower daisy poppy dandelion')

/** Ridden standing. */
export const BOARDS = list('skateboard snowboard surfboard kick-scooter')

/** Worn under the feet, one under each. */
export const SKATES = list('ice-skate roller-skate ski')

/** One can be in it and look out. */
export const CONTAINERS = list(`
  box basket bird-nest cup bucket bathtub flower-pot teapot vase cooking-pot easter-basket gift egg dinosaur-egg dragon-egg
  bowl pot handbag suitcase backpack boot christmas-stocking shoe hat cauldron wheelbarrow stroller bed sleeping-bag hammock
  pumpkin barrel treasure-chest swim-ring boat rowing-boat canoe raft hot-air-balloon cage bird-cage sandbox santa-sleigh sled
  swimming-pool pond puddle easter-egg birdhouse doghouse tent igloo treehouse`)

/** One sits inside and is seen through a window or over the side. */
export const CARS = list(`
  car fire-engine police-car ambulance tractor excavator truck dump-truck garbage-truck crane ice-cream-truck bus school-bus train
  steam-train race-car racing-car airplane biplane helicopter hot-air-balloon rocket boat sailboat sailing-boat ship pirate-ship submarine
  concrete-mixer bulldozer taxi high-speed-train tram sports-car jeep monster-truck van camper-van combine-harvester ufo motorboat
  carriage road-roller wheel-loader forklift tow-truck double-decker-bus pickup go-kart snowplow space-shuttle canoe raft
  rowing-boat fishing-boat vintage-car limousine toy-car moon-rover santa-sleigh sled locomotive viking-ship`)

/** Worn on the head, on the face, around the neck. */
export const HATS = list(`
  hat woolly-hat cap crown tiara helmet party-hat santa-hat witch-hat knight-helmet graduation-cap hair-bow orange-crown
  bishops-mitre flower-wreath top-hat headphone`)
export const EYEWEAR = list('glasses sunglasses carnival-mask')
export const NECKWEAR = list('scarf tie necklace medal')

/** An animal puts it on like a child, and then stands like one. */
export const GARMENTS = list(`
  dress skirt tutu raincoat jacket sweater t-shirt pajamas swimsuit kimono apron wedding-dress cape armor football-shirt tie
  carnival-costume`)

/** Animals have it standing before their paws. */
export const FOOTWEAR = list('boot shoe sneaker rain-boot sandal slipper')

/** Held by the lower end, so that it stands up from the hand. */
export const HELD_BELOW = list(`
  balloon flower rose tulip sunflower daisy bouquet flag kite magic-wand sword umbrella parasol lollipop ice-cream popsicle
  cotton-candy candy-cane pinwheel sparkler broom magic-broom paintbrush pencil microphone trophy torch candle tennis-racket
  hockey-stick fishing-rod shovel spoon fork feather dandelion poppy`)

/** Held by the upper end, so that it hangs from the hand. */
export const HELD_ABOVE = list(
  'lantern bucket basket easter-basket handbag suitcase watering-can bell eid-lantern chinese-lantern',
)

/** Lies or rolls at the feet of whoever plays with it. */
export const BALLS = list(
  'ball football basketball volleyball rugby-ball ball-of-yarn marble golf-ball balloon',
)

/** People draw these themselves when they wear or hold them. */
export const PEOPLE_HOLD = list(
  'book spell-book guitar violin microphone paintbrush shovel fishing-rod skateboard ski ice-skate wheelchair cup',
)
export const PEOPLE_MOUNT = list('skateboard ski ice-skate roller-skate snowboard')

/** Too large or too far to be a neighbour: part of the background when somebody else is the main figure. */
export const LANDMARKS = list(`
  castle house palace tower lighthouse windmill church barn skyscraper pyramid eiffel-tower ferris-wheel roller-coaster temple
  treehouse igloo school tree oak palm-tree apple-tree fir-tree birch willow mountain volcano haunted-house mushroom-house
  log-cabin tent tipi carousel fountain statue wind-turbine circus mosque synagogue christmas-tree greenhouse stable
  fairy-house gingerbread-house aquarium rainbow bouncy-castle train-station fire-station hospital apartment-building iceberg waterfall
  playground stadium bridge well dollhouse slide`)

/** One sits on them with hanging legs. */
export const CHAIRS = list('sofa chair armchair bench throne deck-chair')

/** How far down from its top one sits on it, as a share of its height. */
export const SEAT_DEPTH: Readonly<Record<string, number>> = {
  house: 0.24,
  'log-cabin': 0.2,
  sofa: 0.62,
  bed: 0.5,
  chair: 0.5,
  bench: 0.5,
  throne: 0.55,
  'deck-chair': 0.55,
  swing: 0.8,
  slide: 0.35,
  sled: 0.5,
  'rocking-horse': 0.4,
  'flying-carpet': 0.4,
  hammock: 0.6,
  'water-lily': 0.25,
  leaf: 0.3,
  treehouse: 0.45,
}

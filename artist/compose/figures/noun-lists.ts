import { wordSet } from '../../word-set.ts'

/** Lists of lexicon nouns by where and how they are drawn. Nouns in no list stand on the ground. */
export const nouns = wordSet

/** In the air by default. */
export const FLIERS = nouns(`
  butterfly bee bumblebee dragonfly moth firefly wasp mosquito fly hummingbird bat swallow seagull eagle falcon pterodactyl
  airplane biplane glider helicopter drone hot-air-balloon zeppelin parachute rocket space-shuttle ufo satellite kite paper-plane
  soap-bubble cloud sun moon star rainbow crescent-moon shooting-star comet planet earth ringed-planet red-planet lightning
  firework snowflake christmas-star flying-carpet fairy tooth-fairy angel cupid ghost phoenix genie meteorite galaxy`)

/** In the water if the setting has water. */
export const SWIMMERS = nouns(`
  fish dolphin shark whale octopus jellyfish seahorse clownfish goldfish sea-turtle orca narwhal pufferfish swordfish manta-ray
  squid hammerhead-shark beluga anglerfish angelfish koi piranha manatee eel salmon trout tuna blobfish flying-fish megalodon
  mosasaurus plesiosaur kraken mermaid diver submarine loch-ness-monster axolotl tadpole shrimp`)

/** In the water if the setting has water and the wish gives them no other pose. */
export const WATERFOWL = nouns('duck duckling swan goose')
/** Animals that are fed with crumbs and grains on the ground. */
export const FED_ON_GROUND = nouns(
  'duck duckling swan goose chicken hen chick rooster pigeon dove sparrow bird robin turkey',
)

/** On its back in the water, if it does nothing else. */
export const FLOATS_AT_REST = nouns('otter')

/** In the water up to the belly if the setting has water and the wish gives them no other pose. */
export const WADERS = nouns('hippo beaver crocodile alligator platypus water-buffalo')

/** On the water if the setting has water. */
export const ON_WATER = nouns(`
  boat sailboat sailing-boat ship pirate-ship motorboat cruise-ship ferry rowing-boat canoe raft fishing-boat viking-ship
  container-ship tugboat gondola jet-ski paper-boat sinterklaas-steamboat rubber-duck swim-ring surfboard wave`)

/** Animals that toast food with their breath. */
export const FIRE_BREATHERS = nouns('dragon chinese-dragon hydra')

/** Animals that shower others with the trunk, standing on four legs. */
export const TRUNKED = nouns('elephant mammoth')
export const SHOWERING = nouns('wash bathe water spray splash')

/** Ridden through the air. */
export const BROOMS = nouns('broom magic-broom')

export const TREES = nouns('tree oak palm-tree apple-tree fir-tree birch willow')

/** Several of them are planted in a bed instead of held. */
export const PLANTED = nouns('flower rose tulip sunflower daisy poppy dandelion')

/** Ridden while standing. */
export const BOARDS = nouns('skateboard snowboard surfboard kick-scooter')

/** Drawn upright by themselves; they lie flat below a rider. */
export const LYING_BOARDS = nouns('surfboard snowboard')

/** Ridden astride with the hands on a handlebar. */
export const CYCLES = nouns('bicycle tricycle motorcycle motor-scooter quad-bike cargo-bike unicycle')

/** One under each foot. */
export const SKATES = nouns('ice-skate roller-skate ski')

/** Figures can be inside and look out. */
export const CONTAINERS = nouns(`
  box basket bird-nest cup bucket bathtub flower-pot teapot vase cooking-pot easter-basket gift egg dinosaur-egg dragon-egg
  bowl pot handbag suitcase backpack boot christmas-stocking shoe hat cauldron wheelbarrow stroller bed sleeping-bag hammock
  pumpkin barrel treasure-chest swim-ring boat rowing-boat canoe raft hot-air-balloon cage bird-cage sandbox santa-sleigh sled
  swimming-pool pond puddle easter-egg birdhouse doghouse tent igloo treehouse
  elevator blanket-fort cradle shopping-cart jar sack cargo-bike trash-can trailer chimney`)

/** Vehicles, boats included, in which figures sit. They show through a window or above the side. */
export const BOARDABLE_VEHICLES = nouns(`
  car fire-engine police-car ambulance tractor excavator truck dump-truck garbage-truck crane ice-cream-truck bus school-bus train
  steam-train race-car racing-car airplane biplane helicopter hot-air-balloon rocket boat sailboat sailing-boat ship pirate-ship submarine
  concrete-mixer bulldozer taxi high-speed-train tram sports-car jeep monster-truck van camper-van combine-harvester ufo motorboat
  carriage road-roller wheel-loader forklift tow-truck double-decker-bus pickup go-kart snowplow space-shuttle canoe raft
  rowing-boat gondola fishing-boat vintage-car limousine toy-car moon-rover santa-sleigh sled locomotive viking-ship`)

/** Worn on the head, on the face, around the neck. */
export const HATS = nouns(`
  hat woolly-hat cap crown tiara helmet party-hat santa-hat witch-hat knight-helmet graduation-cap hair-bow orange-crown
  bishops-mitre flower-wreath top-hat cowboy-hat headphone`)
export const EYEWEAR = nouns('glasses sunglasses carnival-mask')
export const NECKWEAR = nouns('scarf tie necklace medal')

/** Clothes that make an animal stand upright like a child. */
export const GARMENTS = nouns(`
  dress skirt tutu raincoat jacket sweater t-shirt pajamas swimsuit kimono apron wedding-dress cape armor football-shirt tie
  carnival-costume`)

/** Worn on the back. */
export const BAGS = nouns('backpack school-bag satchel')

/** On an animal's own feet. */
export const FOOTWEAR = nouns('boot shoe sneaker rain-boot rubber-boot sandal slipper hiking-boot')

/** A figure that has one of these wears it. */
export const WEARABLE: ReadonlySet<string> = new Set([...HATS, ...EYEWEAR, ...NECKWEAR, ...GARMENTS, ...BAGS])

/** A figure "with" one of these stands beside it. */
export const HEAVY = nouns('treasure-chest barrel anchor cannon wheelbarrow')

/** Held by the lower end. */
export const HELD_BY_LOWER_END = nouns(`
  balloon flower rose tulip sunflower daisy bouquet flag kite magic-wand sword umbrella parasol lollipop ice-cream popsicle
  cotton-candy candy-cane pinwheel sparkler broom magic-broom paintbrush pencil microphone trophy torch candle tennis-racket
  hockey-stick lasso fishing-rod shovel spoon fork feather dandelion poppy`)

/** Food of people: animals sit or stand up to hold it. */
export const TREATS = nouns(`
  ice-cream popsicle cake cupcake donut cookie chocolate candy lollipop pizza hamburger french-fry pancake waffle pie cotton-candy popcorn
  hot-dog sandwich croissant pretzel macaron taco sushi pudding candy-cane birthday-cake gingerbread-man watermelon`)
/** Eaten from the ground. */
export const EATEN_FROM_GROUND = nouns('grass hay leaf flower clover bone meat dandelion daisy tree bush')

/** Held by the upper end. */
export const HELD_BY_UPPER_END = nouns(
  'lantern bucket basket easter-basket handbag suitcase watering-can bell eid-lantern chinese-lantern sock',
)

/** On the ground at the feet of the player. */
export const BALLS = nouns(
  'ball football basketball volleyball rugby-ball ball-of-yarn marble golf-ball balloon',
)

/** People draw these themselves when they hold them. */
export const DRAWN_BY_HOLDER = nouns(
  `book spell-book guitar ukulele violin flute recorder clarinet trumpet microphone paintbrush shovel fishing-rod skateboard ski ice-skate
  wheelchair cup toothbrush phone camera magnifying-glass`,
)
/** Played with both hands on them. */
export const PLAYED_BY_HAND = nouns('drum drum-kit xylophone piano keyboard organ harp')

export const INSTRUMENTS = nouns(`
  guitar electric-guitar ukulele banjo violin cello double-bass harp flute recorder clarinet saxophone trumpet trombone tuba french-horn
  pan-flute harmonica bagpipe accordion drum drum-kit xylophone piano keyboard organ tambourine triangle maraca castanet cymbal bell`)

/** Surfaces that are painted or drawn on directly; pictures of other things are on an easel. */
export const PAINTED_SURFACES = nouns(`
  egg easter-egg fence wall vase flower-pot mask carnival-mask painting easel blackboard boat rowing-boat bench chair table box house door
  birdhouse plate stone pumpkin`)

/** Their drawings have candles. */
export const CAKES_WITH_CANDLES = nouns('birthday-cake cake')

export const DRAWN_BY_RIDER = nouns('skateboard ski ice-skate roller-skate')

/** Too large or too far away to be a neighbour: in the background unless it is the main figure. */
export const LANDMARKS = nouns(`
  castle house palace tower lighthouse windmill church barn skyscraper pyramid eiffel-tower ferris-wheel roller-coaster temple
  treehouse igloo school tree oak palm-tree apple-tree fir-tree birch willow mountain volcano haunted-house mushroom-house
  log-cabin tent tipi carousel fountain statue wind-turbine circus mosque synagogue christmas-tree greenhouse stable
  fairy-house gingerbread-house aquarium rainbow bouncy-castle train-station fire-station hospital apartment-building iceberg waterfall
  playground stadium bridge well dollhouse slide`)

/** Large things that the edge of the page may cut, so that a figure in, on or under them is large. */
export const CUT_BY_PAGE = nouns(`
  tree oak palm-tree apple-tree fir-tree birch willow house log-cabin treehouse tower castle skyscraper lighthouse
  apartment-building haunted-house`)

/** Several people in one drawing. */
export const GROUPS = nouns('family twin')

/** Figures sit on them with hanging legs. */
export const CHAIRS = nouns('sofa chair armchair bench throne deck-chair')

/** The seat's distance from the top as a share of the height. */
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

/** Things that carry one person. */
export const ONE_SEAT: ReadonlySet<string> = new Set([
  ...CYCLES,
  ...BOARDS,
  'sled',
  'unicycle',
  'balance-bike',
])

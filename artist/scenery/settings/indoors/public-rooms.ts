import { hanging, hung, main, standing } from '../../furnish.ts'
import { HALL_THINGS } from '../../things/furnishing/hall-things.ts'
import { FLOOR_THINGS } from '../../things/furnishing/floor-things.ts'
import { FURNITURE } from '../../things/furnishing/furniture.ts'
import { HEALTH_THINGS } from '../../things/furnishing/health-things.ts'
import { HOME_THINGS } from '../../things/furnishing/home-things.ts'
import { LEISURE_THINGS } from '../../things/furnishing/leisure-things.ts'
import { SCHOOL_THINGS } from '../../things/furnishing/school-things.ts'
import { room } from './room.ts'

const { shelf, blocks, teddy, plant } = FURNITURE
const { ball, books, pot, box, basket } = FLOOR_THINGS
const [school, health, hall, leisure] = [SCHOOL_THINGS, HEALTH_THINGS, HALL_THINGS, LEISURE_THINGS]

export const classroom = room({
  toys: [books, ball],
  walls: ['panels', 'plain'],
  bare: true,
  pieces: [
    main(hung(school.blackboard, 190)),
    hung(school.clock, 110),
    standing(school.schoolDesk, 230),
    standing(school.globe, 240),
    hung(school.letterStrip, 60),
    standing(school.schoolDesk, 230),
    standing(shelf, 330),
  ],
})
export const kindergarten = room({
  rug: 'round',
  walls: ['stars', 'plain'],
  toys: [blocks, teddy],
  pieces: [
    main(hung(school.hooks, 230)),
    standing(school.lowTable, 190),
    standing(HOME_THINGS.toyShelf, 260),
    hung(school.letterStrip, 60),
  ],
})
export const circleOfChairs = room({
  rug: 'round',
  walls: ['plain', 'stars'],
  pieces: [
    main(standing(school.chairRing, 180)),
    main(standing(school.candleMat, 120)),
    hung(school.letterStrip, 70),
    hung(school.clock, 100),
  ],
})
export const gym = room({
  toys: [ball],
  walls: ['plain', 'bricks'],
  bare: true,
  pieces: [
    main(standing(school.wallBars, 560)),
    main(hung(school.hoop, 170)),
    standing(school.vaultingBox, 210),
    hanging(school.ropes, 330),
    standing(school.gymBench, 120),
  ],
})
export const climbingHall = room({
  walls: ['holds'],
  bare: true,
  window: false,
  pieces: [main(standing(school.climbingWall, 620)), standing(school.mats, 90)],
})
export const hairSalon = room({
  walls: ['plain', 'panels'],
  bare: true,
  pieces: [
    main(hung(health.salonMirror, 260)),
    main(standing(health.dryerChair, 400)),
    main(hung(health.salonMirror, 220)),
    hung(health.bottleShelf, 110),
  ],
})
export const library = room({
  toys: [books],
  walls: ['panels'],
  window: false,
  rug: 'round',
  pieces: [
    main(standing(school.bookWall, 580)),
    main(standing(school.bookWall, 520)),
    standing(school.readingLamp, 270),
    standing(school.bookLadder, 480),
  ],
})
export const cinema = room({
  walls: ['panels'],
  window: false,
  framing: [],
  pieces: [
    main(hung(leisure.movieScreen, 330)),
    main(standing(leisure.cinemaSeats, 120)),
    hung(leisure.exitSign, 60),
  ],
})
export const museum = room({
  toys: [pot],
  walls: ['panels', 'plain'],
  floor: 'tiles',
  window: false,
  pieces: [
    main(standing(school.dinoSkeleton, 330)),
    main(hung(school.painting, 200)),
    hung(school.landscapePainting, 160),
    standing(school.showcase, 330),
    standing(school.ropePosts, 160),
    hung(school.painting, 160),
  ],
})
export const laboratory = room({
  toys: [box],
  walls: ['tiles'],
  floor: 'tiles',
  bare: true,
  pieces: [
    main(standing(school.labTable, 300)),
    hung(HOME_THINGS.bottleShelf, 110),
    standing(health.stool, 160),
    hung(school.clock, 100),
  ],
})
export const balletRoom = room({
  walls: ['plain'],
  window: false,
  pieces: [
    main(hung(school.mirrorBarre, 230)),
    main(hung(school.mirrorBarre, 230)),
    standing(FURNITURE.plant, 240),
  ],
})
export const hospital = room({
  toys: [pot, basket],
  walls: ['plain', 'panels'],
  floor: 'tiles',
  pieces: [
    main(standing(health.hospitalBed, 280)),
    main(hung(health.crossSign, 140)),
    standing(health.drip, 430),
    standing(health.monitor, 270),
  ],
})
export const surgery = room({
  toys: [pot, blocks],
  walls: ['tiles', 'plain'],
  floor: 'tiles',
  bare: true,
  pieces: [
    main(hung(health.eyeChart, 250)),
    main(standing(health.couch, 240)),
    standing(health.heightRod, 480),
    hung(health.medicineCabinet, 170),
    standing(health.stool, 160),
  ],
})
export const dentist = room({
  toys: [pot, blocks],
  walls: ['tiles', 'plain'],
  floor: 'tiles',
  bare: true,
  pieces: [
    main(standing(health.dentistChair, 480)),
    main(hung(health.toothPoster, 240)),
    standing(health.instruments, 260),
    hung(health.medicineCabinet, 150),
  ],
})
export const vet = room({
  toys: [basket, ball],
  walls: ['tiles', 'plain'],
  floor: 'tiles',
  bare: true,
  pieces: [
    main(hung(health.pawPoster, 220)),
    main(standing(health.vetTable, 230)),
    standing(health.petCarrier, 190),
    hung(health.medicineCabinet, 160),
  ],
})
export const waitingRoom = room({
  toys: [blocks, books],
  walls: ['plain', 'panels'],
  pieces: [
    main(standing(health.waitingChairs, 240)),
    main(hung(health.crossSign, 130)),
    standing(plant, 260),
    hung(school.clock, 110),
  ],
})
export const throneRoom = room({
  walls: ['stone'],
  floor: 'checks',
  window: false,
  rug: 'runner',
  framing: [],
  pieces: [
    main(standing(hall.throne, 470)),
    main(hung(hall.banner, 300)),
    standing(hall.column, 600),
    hung(hall.wallTorch, 150),
    hung(hall.archWindow, 230),
  ],
})
export const towerRoom = room({
  walls: ['stone'],
  window: false,
  framing: [],
  pieces: [
    main(hung(hall.archWindow, 330)),
    main(standing(hall.spinningWheel, 300)),
    hung(hall.wallTorch, 150),
    standing(HOME_THINGS.trunk, 170),
  ],
})
export const church = room({
  walls: ['plain', 'stone'],
  floor: 'tiles',
  window: false,
  framing: [],
  rug: 'runner',
  pieces: [
    main(hung(hall.glassWindow, 420)),
    main(standing(hall.altar, 300)),
    standing(hall.pews, 220),
    hung(hall.organ, 260),
    hung(hall.glassWindow, 340),
  ],
})
export const mosque = room({
  walls: ['plain'],
  floor: 'plain',
  window: false,
  framing: [],
  pieces: [
    main(standing(hall.prayerNiche, 560)),
    main(hanging(hall.mosqueLamp, 300)),
    standing(hall.minbar, 430),
    hanging(hall.mosqueLamp, 240),
    standing(hall.prayerRugs, 110),
  ],
})
export const synagogue = room({
  walls: ['plain', 'panels'],
  window: false,
  framing: [],
  rug: 'runner',
  pieces: [
    main(standing(hall.torahArk, 540)),
    main(hung(hall.starWindow, 230)),
    hanging(hall.eternalLamp, 260),
    standing(hall.bimah, 220),
    standing(hall.pews, 200),
  ],
})
export const aquarium = room({
  walls: ['plain'],
  floor: 'plain',
  window: false,
  framing: [],
  pieces: [
    main(hung(LEISURE_THINGS.aquariumTank, 300)),
    main(standing(LEISURE_THINGS.jellyTank, 420)),
    hung(LEISURE_THINGS.aquariumTank, 220),
  ],
})

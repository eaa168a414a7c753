// The time of day of a process, SHIFT_SECONDS away from the machine's: preloaded, it moves the tests, their PostgreSQL and their
// browser to another day at once. What only runs on (CLOCK_MONOTONIC) stays as it is. Safe in signal handlers, where PostgreSQL asks.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static time_t shift;

__attribute__((constructor)) static void begin(void) {
  const char *wish = getenv("SHIFT_SECONDS");
  shift = wish == NULL ? 0 : atoll(wish);
}

int clock_gettime(clockid_t clock, struct timespec *now) {
  int failed = syscall(SYS_clock_gettime, clock, now);
  if (!failed && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) now->tv_sec += shift;
  return failed;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
  struct timespec exact;
  if (clock_gettime(CLOCK_REALTIME, &exact)) return -1;
  now->tv_sec = exact.tv_sec;
  now->tv_usec = exact.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *also) {
  struct timespec exact;
  clock_gettime(CLOCK_REALTIME, &exact);
  if (also != NULL) *also = exact.tv_sec;
  return exact.tv_sec;
}

// An end is told by the shifted clock or by the one that only runs on, which counts from when the machine was started.
static struct timespec unshifted(const struct timespec *end) {
  struct timespec real = *end, up;
  syscall(SYS_clock_gettime, CLOCK_MONOTONIC, &up);
  if (end->tv_sec > up.tv_sec + 315360000) real.tv_sec -= shift;
  return real;
}

int pthread_cond_timedwait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict end) {
  static int (*wait)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *);
  if (wait == NULL) wait = dlvsym(RTLD_NEXT, "pthread_cond_timedwait", "GLIBC_2.3.2");
  if (wait == NULL) wait = dlsym(RTLD_NEXT, "pthread_cond_timedwait");
  struct timespec real = unshifted(end);
  return wait(condition, mutex, &real);
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict end) {
  static int (*wait)(sem_t *, const struct timespec *);
  if (wait == NULL) wait = dlsym(RTLD_NEXT, "sem_timedwait");
  struct timespec real = unshifted(end);
  return wait(semaphore, &real);
}

package main

import (
	"encoding/json"
	"net/http"
	"os"
	"time"
)

// Says of each request of a file whether the printed function takes its signature for right.
func main() {
	var cases []struct {
		Headers      map[string]string
		Body, Secret string
		Now          int64
	}
	file, _ := os.ReadFile(os.Args[1])
	if err := json.Unmarshal(file, &cases); err != nil {
		panic(err)
	}
	verdicts := []bool{}
	for _, one := range cases {
		header := http.Header{}
		for name, value := range one.Headers {
			header.Set(name, value)
		}
		verdicts = append(verdicts, isSigned(header, []byte(one.Body), one.Secret, time.Unix(one.Now, 0)))
	}
	json.NewEncoder(os.Stdout).Encode(verdicts)
}
